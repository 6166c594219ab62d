-- What a member may read of the Village. The rule stands here once; lists, single rows, search and what a screen watches ask it.

-- Whether nothing that either has blocked stands between a reader and a row: its writer's name, or its alias in its thread. An
-- anonymous row has no name, so a block by name never takes one away.
create function is_open_to(reader uuid, name_of uuid, thread uuid, alias text) returns boolean
  language sql stable
return (name_of is null or not exists (
    select from public.member_blocks blocked where blocked.user_id = reader and blocked.blocked_id = name_of
  ) and not exists (
    select from public.member_blocks blocked where blocked.user_id = name_of and blocked.blocked_id = reader
  ))
  and (alias is null or not exists (
    select from public.alias_blocks blocked
    where blocked.user_id = reader and blocked.post_id = thread and blocked.alias = is_open_to.alias
  ));

create function shows_post(reader uuid, post public.posts) returns boolean
  language sql stable
return post.is_listed and public.is_open_to(reader, post.user_id, post.id, post.alias);

-- A reply that its writer took away keeps its place, empty, while an answer to it can be seen.
create function shows_reply(reader uuid, reply public.replies) returns boolean
  language sql stable
return case
  when reply.is_listed then public.is_open_to(reader, reply.user_id, reply.post_id, reply.alias)
  else not reply.is_hidden and not reply.is_held and exists (
    select from public.replies answer
    where answer.post_id = reply.post_id and answer.parent_id = reply.id
      and answer.is_listed and public.is_open_to(reader, answer.user_id, answer.post_id, answer.alias)
  )
end;

revoke execute on function
  is_open_to(uuid, uuid, uuid, text), shows_post(uuid, public.posts), shows_reply(uuid, public.replies) from public;
grant execute on function
  is_open_to(uuid, uuid, uuid, text), shows_post(uuid, public.posts), shows_reply(uuid, public.replies) to lightly_system;

grant create on schema public to lightly_system;
set local role lightly_system;

create function read_topics() returns table (topic text, post_count integer, last_activity_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select topic.topic, topic.post_count, topic.last_activity_at
  from public.village_topics topic
  where nullif(current_setting('app.user_id', true), '') is not null
  order by topic.place;
end;

-- The newest posts of a section that she may see, those before a position where one is named.
create function section_posts(section text, before bigint, most integer) returns table (id uuid, place bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select post.id, post.position
  from (select nullif(current_setting('app.user_id', true), '')::uuid as id) reader
  join public.posts post on post.section = section_posts.section and post.is_listed
    and post.position < coalesce(before, 9223372036854775807)
  where reader.id is not null and public.is_open_to(reader.id, post.user_id, post.id, post.alias)
  order by post.position desc
  limit most;
end;

-- Those of these posts that she may see, and those of her own that she has not removed.
create function read_posts(ids uuid[]) returns table (
  id uuid, topic text, content text, name text, user_id uuid, is_anonymous boolean, is_mine boolean, is_hidden boolean,
  is_held boolean, is_removed boolean, is_edited boolean, hearts integer, me_toos integer, my_reactions text[], card text,
  reply_count integer, is_saved boolean, follow text, place bigint, created_at timestamptz
)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select
    post.id, post.section,
    case when gone.away then '' else post.content end,
    nullif(btrim(profile.display_name), ''),
    case when gone.away then null else post.user_id end,
    post.is_anonymous and not gone.away,
    mine.post_id is not null and not gone.away,
    post.is_hidden, post.is_held, gone.away, post.is_edited and not gone.away, post.hearts, post.me_toos,
    array(select given.kind from public.post_reactions given
      where given.user_id = reader.id and given.post_id = post.id order by given.kind),
    case when gone.away then null else post.card end,
    post.reply_count,
    exists (select from public.saved_posts saved where saved.user_id = reader.id and saved.post_id = post.id),
    coalesce((
      select case when heard.is_muted then 'muted' else 'following' end from public.post_follows heard
      where heard.user_id = reader.id and heard.post_id = post.id
    ), 'default'),
    post.position, post.created_at
  from (select nullif(current_setting('app.user_id', true), '')::uuid as id) reader
  join public.posts post on post.id = any (ids)
  cross join lateral (select post.is_removed or post.is_away as away) gone
  left join public.post_authors mine on mine.post_id = post.id and mine.user_id = reader.id
  left join public.profiles profile on profile.user_id = post.user_id
  where reader.id is not null
    and (public.shows_post(reader.id, post) or (mine.post_id is not null and not post.is_removed));
end;

-- The replies of a post that she may see, after a position where one is named, oldest first.
create function thread_replies(thread uuid, after bigint, most integer) returns table (id uuid, place bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select reply.id, reply.position
  from (select nullif(current_setting('app.user_id', true), '')::uuid as id) reader
  join public.replies reply on reply.post_id = thread and reply.position > coalesce(after, 0)
  where reader.id is not null
    and (
      public.shows_reply(reader.id, reply)
      or (not reply.is_removed and exists (
        select from public.reply_authors mine where mine.reply_id = reply.id and mine.user_id = reader.id
      ))
    )
  order by reply.position
  limit most;
end;

-- Those of these replies that she may see, and those of her own that she has not removed. `alias` is null under a name and where the
-- writer of the post speaks, which `is_writer` says.
create function read_replies(ids uuid[]) returns table (
  id uuid, post_id uuid, parent_id uuid, content text, name text, user_id uuid, is_anonymous boolean, alias text,
  is_writer boolean, is_mine boolean, is_hidden boolean, is_held boolean, is_removed boolean, is_edited boolean,
  hearts integer, me_toos integer, my_reactions text[], card text, place bigint, created_at timestamptz
)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select
    reply.id, reply.post_id, reply.parent_id,
    case when gone.away then '' else reply.content end,
    nullif(btrim(profile.display_name), ''),
    case when gone.away then null else reply.user_id end,
    reply.is_anonymous and not gone.away,
    case when not gone.away and reply.alias is distinct from post.alias then reply.alias end,
    not gone.away and coalesce(reply.alias = post.alias, false),
    mine.reply_id is not null and not gone.away,
    reply.is_hidden, reply.is_held, gone.away, reply.is_edited and not gone.away, reply.hearts, reply.me_toos,
    array(select given.kind from public.reply_reactions given
      where given.user_id = reader.id and given.reply_id = reply.id order by given.kind),
    case when gone.away then null else reply.card end,
    reply.position, reply.created_at
  from (select nullif(current_setting('app.user_id', true), '')::uuid as id) reader
  join public.replies reply on reply.id = any (ids)
  join public.posts post on post.id = reply.post_id
  cross join lateral (select reply.is_removed or reply.is_away as away) gone
  left join public.reply_authors mine on mine.reply_id = reply.id and mine.user_id = reader.id
  left join public.profiles profile on profile.user_id = reply.user_id
  where reader.id is not null
    and (
      (mine.reply_id is not null and not reply.is_removed)
      or (public.shows_reply(reader.id, reply) and (public.shows_post(reader.id, post) or exists (
        select from public.post_authors hers
        where hers.post_id = post.id and hers.user_id = reader.id and not post.is_removed
      )))
    );
end;

-- Posts and replies that she may see with every word in them, newest first. Times are to the minute, so the id says where a page ended.
create function search_village(
  words text, section text, since timestamptz, before_at timestamptz, before_id uuid, most integer
) returns table (
  id uuid, post_id uuid, reply_id uuid, topic text, content text, name text, is_anonymous boolean, created_at timestamptz
)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select found.id, found.post_id, found.reply_id, found.section, found.content,
    nullif(btrim(profile.display_name), ''), found.is_anonymous, found.created_at
  from (select nullif(current_setting('app.user_id', true), '')::uuid as id) reader
  cross join lateral (
    (select post.id, post.id as post_id, null::uuid as reply_id, post.section, post.content, post.user_id,
       post.is_anonymous, post.created_at
     from public.posts post
     where post.words @@ plainto_tsquery('english', search_village.words) and post.is_listed
       and not post.is_removed and not post.is_away
       and (search_village.section is null or post.section = search_village.section)
       and (since is null or post.created_at >= since)
       and (before_at is null or (post.created_at, post.id) < (before_at, before_id))
       and public.is_open_to(reader.id, post.user_id, post.id, post.alias)
     order by post.created_at desc, post.id desc limit most)
    union all
    (select reply.id, reply.post_id, reply.id, post.section, reply.content, reply.user_id, reply.is_anonymous,
       reply.created_at
     from public.replies reply join public.posts post on post.id = reply.post_id
     where reply.words @@ plainto_tsquery('english', search_village.words) and reply.is_listed and post.is_listed
       and (search_village.section is null or post.section = search_village.section)
       and (since is null or reply.created_at >= since)
       and (before_at is null or (reply.created_at, reply.id) < (before_at, before_id))
       and public.is_open_to(reader.id, reply.user_id, reply.post_id, reply.alias)
       and public.is_open_to(reader.id, post.user_id, post.id, post.alias)
     order by reply.created_at desc, reply.id desc limit most)
  ) found
  left join public.profiles profile on profile.user_id = found.user_id
  where reader.id is not null
  order by found.created_at desc, found.id desc
  limit most;
end;

-- What she is asked for before she writes: how old her account is, what she wrote while it was new, and whether anybody moderates.
create function village_standing() returns table (
  rules_version text, joined_at timestamptz, posts_written integer, replies_written integer, is_moderated boolean
)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select
    (select accepted.version from public.village_rules_accepted accepted where accepted.user_id = account.id),
    account."createdAt",
    (select count(*)::integer from public.post_authors hers
      where hers.user_id = account.id and hers.created_at < account."createdAt" + interval '1 day'),
    (select count(*)::integer from public.reply_authors hers
      where hers.user_id = account.id and hers.created_at < account."createdAt" + interval '1 day'),
    exists (select from public.moderators)
  from auth."user" account
  where account.id = nullif(current_setting('app.user_id', true), '')::uuid;
end;

revoke execute on function
  read_topics(), section_posts(text, bigint, integer), read_posts(uuid[]), thread_replies(uuid, bigint, integer),
  read_replies(uuid[]), search_village(text, text, timestamptz, timestamptz, uuid, integer), village_standing()
  from public;
grant execute on function
  read_topics(), section_posts(text, bigint, integer), read_posts(uuid[]), thread_replies(uuid, bigint, integer),
  read_replies(uuid[]), search_village(text, text, timestamptz, timestamptz, uuid, integer), village_standing()
  to lightly_member;
reset role;
revoke create on schema public from lightly_system;

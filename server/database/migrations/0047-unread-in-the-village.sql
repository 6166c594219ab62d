-- What is new to a member in the threads that she follows, wrote in or has opened.

create table village_reads (
  user_id uuid not null references auth."user" (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  -- Of the last reply that she had before her; those after it are new to her.
  position bigint not null check (position >= 0),
  -- Of the first reply since then, once one came: she is told of that, and of no further one until she has looked. So a reply tells
  -- each of its readers once for each time that they look, however many they are and however much is said.
  news_position bigint not null default 0,
  looked_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index on village_reads (post_id);
create index on village_reads (user_id, looked_at desc) where news_position > position;

alter table village_reads enable row level security, force row level security;
create policy system on village_reads to lightly_system using (true) with check (true);
create policy member on village_reads to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
grant select, insert, update, delete on village_reads to lightly_system;
grant select on village_reads to lightly_member;

create trigger live after update on village_reads for each row
  when (old.news_position > old.position or new.news_position > new.position)
  execute function publish_to_owner('village-unread');

-- As in 0045, and what is told of a reply stands in the marks of those who look at the thread.
create or replace function tell_of_reply(told uuid) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  reply public.replies;
  post public.posts;
  writer uuid;
  heard record;
begin
  select * into reply from public.replies where id = told and is_listed;
  if not found then return; end if;
  select * into post from public.posts where id = reply.post_id;
  select user_id into writer from public.reply_authors where reply_id = told;
  for heard in
    select candidate.id, bool_or(candidate.is_answered) as is_answered
    from (
      select user_id as id, true as is_answered from public.post_authors where post_id = reply.post_id and removed_at is null
      union all select user_id, true from public.reply_authors where reply_id = reply.parent_id and removed_at is null
      union all select user_id, false from public.post_follows where post_id = reply.post_id and not is_muted
    ) candidate
    where candidate.id is distinct from writer
      and not exists (
        select from public.post_follows muted
        where muted.user_id = candidate.id and muted.post_id = reply.post_id and muted.is_muted
      )
      and public.shows_post(candidate.id, post) and public.shows_reply(candidate.id, reply)
    group by candidate.id
    order by candidate.id
  loop
    perform public.put_notification(
      heard.id, case when heard.is_answered then 'village_reply' else 'village_followed' end,
      reply.post_id::text, reply.post_id, reply.id
    );
  end loop;
  update public.village_reads looked set news_position = reply.position
  where looked.post_id = reply.post_id and looked.position < reply.position and looked.news_position <= looked.position
    and looked.user_id is distinct from writer
    and not exists (
      select from public.post_follows muted
      where muted.user_id = looked.user_id and muted.post_id = reply.post_id and muted.is_muted
    )
    and public.shows_post(looked.user_id, post) and public.shows_reply(looked.user_id, reply);
end $$;

-- The first reply after a position that is new to a reader; null where there is none.
create function next_news(reader uuid, thread uuid, after bigint) returns bigint
  language sql stable
return (
  select next.position from public.replies next
  where next.post_id = thread and next.position > after and next.is_listed
    and public.is_open_to(reader, next.user_id, next.post_id, next.alias)
    and not exists (select from public.reply_authors mine where mine.reply_id = next.id and mine.user_id = reader)
  order by next.position limit 1
);
revoke execute on function next_news(uuid, uuid, bigint) from public;
grant execute on function next_news(uuid, uuid, bigint) to lightly_system;

-- As in 0045; where it was the first that is new, the next one is.
create or replace function untell_of_reply(told uuid) returns void
  language sql volatile set search_path = pg_catalog, pg_temp
begin atomic
  update public.notifications set event_ids = array_remove(event_ids, told), count = greatest(1, count - 1)
    where kind in ('village_reply', 'village_followed') and event_ids @> array[told]
      and subject_id = (select post_id from public.replies where id = told);
  delete from public.notifications
    where kind in ('village_reply', 'village_followed') and event_ids = '{}'
      and subject_id = (select post_id from public.replies where id = told);
  update public.village_reads looked set
    news_position = coalesce(public.next_news(looked.user_id, looked.post_id, looked.news_position), 0)
  from public.replies gone
  where gone.id = told and looked.post_id = gone.post_id and looked.news_position = gone.position
    and looked.news_position > looked.position;
end;

grant create on schema public to lightly_system;
set local role lightly_system;

-- Nothing is new on the day on which this begins.
insert into village_reads (user_id, post_id, position)
select hers.user_id, hers.post_id, post.last_position
from (
  select user_id, post_id from post_authors
  union select user_id, post_id from reply_authors
  union select user_id, post_id from post_follows
) hers
join posts post on post.id = hers.post_id;

-- From what she follows or writes on, what is said there is new to her.
create function begin_reading() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$ begin
  insert into public.village_reads (user_id, post_id, position)
    select new.user_id, post.id, post.last_position from public.posts post where post.id = new.post_id
    on conflict do nothing;
  return null;
end $$;

-- Whoever blocks an alias may no longer hear what she watches of that thread.
create function publish_alias_block() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$ begin
  perform public.publish('member:' || coalesce(new.user_id, old.user_id), null);
  return null;
end $$;

-- She has looked at a thread, up to a reply; up to whatever is there where that is null.
create function look_at_thread(thread uuid, upto bigint) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  post public.posts;
  read_to bigint;
  news bigint;
begin
  select * into post from public.posts where id = thread;
  if not found or reader is null or not (public.shows_post(reader, post) or not post.is_removed and exists (
    select from public.post_authors hers where hers.post_id = thread and hers.user_id = reader
  )) then return false; end if;
  insert into public.village_reads as known (user_id, post_id, position)
    values (reader, thread, least(coalesce(upto, post.last_position), post.last_position))
    on conflict (user_id, post_id) do update set
      position = greatest(known.position, excluded.position), looked_at = now()
    where excluded.position > known.position or known.looked_at < now() - interval '1 day'
    returning position into read_to;
  -- Read while the mark is locked: whoever says something meanwhile waits, and notes it afterwards.
  news := public.next_news(reader, thread, read_to);
  update public.village_reads known set news_position = news
    where known.user_id = reader and known.post_id = thread and known.news_position <= read_to and news is not null;
  return true;
end $$;

-- The threads that have something new to her, those she looked at last first, with how many replies that is.
create function unread_threads(most integer, most_replies integer) returns table (post_id uuid, topic text, unread integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select post.id, post.section, fresh.count::integer
  from (select nullif(current_setting('app.user_id', true), '')::uuid as id) reader
  cross join lateral (
    select mark.post_id, mark.position, mark.looked_at from public.village_reads mark
    where mark.user_id = reader.id and mark.news_position > mark.position
    order by mark.looked_at desc limit most
  ) looked
  join public.posts post on post.id = looked.post_id
  cross join lateral (
    select count(*) from (
      select from public.replies reply
      where reply.post_id = looked.post_id and reply.position > looked.position and reply.is_listed
        and public.is_open_to(reader.id, reply.user_id, reply.post_id, reply.alias)
        and not exists (
          select from public.reply_authors mine where mine.reply_id = reply.id and mine.user_id = reader.id
        )
      limit most_replies
    ) counted
  ) fresh
  where fresh.count > 0
    and (public.shows_post(reader.id, post) or (not post.is_removed and exists (
      select from public.post_authors hers where hers.post_id = post.id and hers.user_id = reader.id
    )))
    and not exists (
      select from public.post_follows muted
      where muted.user_id = reader.id and muted.post_id = post.id and muted.is_muted
    )
  order by looked.looked_at desc, post.id;
end;

revoke execute on function
  begin_reading(), publish_alias_block(), look_at_thread(uuid, bigint), unread_threads(integer, integer) from public;
grant execute on function look_at_thread(uuid, bigint), unread_threads(integer, integer) to lightly_member;
grant execute on function begin_reading(), publish_alias_block() to session_user;
reset role;
revoke create on schema public from lightly_system;

create trigger reading after insert on post_authors for each row execute function begin_reading();
create trigger reading after insert on reply_authors for each row execute function begin_reading();
create trigger reading after insert on post_follows for each row execute function begin_reading();
create trigger live_watches after insert or delete on alias_blocks for each row execute function publish_alias_block();

-- Search. Posts and replies by time, for what is said often.
create index on posts (created_at desc, id desc) where is_listed;
create index on replies (created_at desc, id desc) where is_listed;

-- The newest posts that a reader may see with every word of `sought`, from a moment back to another. The newest thousand are looked at
-- one by one, which is soon a page where a word is common; where it is not, the index of words has few enough to put in order. Who may
-- see a post is asked of those alone that would stand on the page.
create function find_posts(
  reader uuid, sought tsquery, section text, since timestamptz, before_at timestamptz, before_id uuid, most integer
) returns setof uuid
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  found_ids uuid[];
  edge timestamptz;
begin
  select post.created_at into edge from public.posts post
    where post.is_listed and (post.created_at, post.id) < (before_at, before_id)
    order by post.created_at desc, post.id desc offset 999 limit 1;
  found_ids := array(
    select near.id from (
      select * from public.posts post
      where post.is_listed and (post.created_at, post.id) < (before_at, before_id)
        and post.created_at >= greatest(since, edge)
      order by post.created_at desc, post.id desc limit 2000
    ) near
    where near.words @@ sought and not near.is_removed and not near.is_away
      and (find_posts.section is null or near.section = find_posts.section)
      and public.is_open_to(reader, near.user_id, near.id, near.alias)
    order by near.created_at desc, near.id desc limit most
  );
  if cardinality(found_ids) < most and edge > since then
    found_ids := array(
      select hit.id from (
        select post.id, post.created_at, post.user_id, post.alias from public.posts post
        where post.words @@ sought and post.is_listed and not post.is_removed and not post.is_away
          and (find_posts.section is null or post.section = find_posts.section)
          and post.created_at >= since and (post.created_at, post.id) < (before_at, before_id)
        order by post.created_at desc, post.id desc offset 0
      ) hit
      where public.is_open_to(reader, hit.user_id, hit.id, hit.alias)
      order by hit.created_at desc, hit.id desc limit most
    );
  end if;
  return query select unnest(found_ids);
end $$;

-- The same of replies.
create function find_replies(
  reader uuid, sought tsquery, section text, since timestamptz, before_at timestamptz, before_id uuid, most integer
) returns setof uuid
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  found_ids uuid[];
  edge timestamptz;
begin
  select reply.created_at into edge from public.replies reply
    where reply.is_listed and (reply.created_at, reply.id) < (before_at, before_id)
    order by reply.created_at desc, reply.id desc offset 999 limit 1;
  found_ids := array(
    select near.id from (
      select * from public.replies reply
      where reply.is_listed and (reply.created_at, reply.id) < (before_at, before_id)
        and reply.created_at >= greatest(since, edge)
      order by reply.created_at desc, reply.id desc limit 2000
    ) near
    cross join lateral (select * from public.posts where id = near.post_id offset 0) post
    where near.words @@ sought and post.is_listed
      and (find_replies.section is null or post.section = find_replies.section)
      and public.is_open_to(reader, near.user_id, near.post_id, near.alias)
      and public.is_open_to(reader, post.user_id, post.id, post.alias)
    order by near.created_at desc, near.id desc limit most
  );
  if cardinality(found_ids) < most and edge > since then
    found_ids := array(
      select hit.id from (
        select reply.id, reply.created_at, reply.user_id, reply.post_id, reply.alias from public.replies reply
        where reply.words @@ sought and reply.is_listed
          and reply.created_at >= since and (reply.created_at, reply.id) < (before_at, before_id)
        order by reply.created_at desc, reply.id desc offset 0
      ) hit
      cross join lateral (select * from public.posts where id = hit.post_id offset 0) post
      where post.is_listed and (find_replies.section is null or post.section = find_replies.section)
        and public.is_open_to(reader, hit.user_id, hit.post_id, hit.alias)
        and public.is_open_to(reader, post.user_id, post.id, post.alias)
      order by hit.created_at desc, hit.id desc limit most
    );
  end if;
  return query select unnest(found_ids);
end $$;

revoke execute on function
  find_posts(uuid, tsquery, text, timestamptz, timestamptz, uuid, integer),
  find_replies(uuid, tsquery, text, timestamptz, timestamptz, uuid, integer) from public;
grant execute on function
  find_posts(uuid, tsquery, text, timestamptz, timestamptz, uuid, integer),
  find_replies(uuid, tsquery, text, timestamptz, timestamptz, uuid, integer) to lightly_system;

grant create on schema public to lightly_system;
set local role lightly_system;
create or replace function search_village(
  words text, section text, since timestamptz, before_at timestamptz, before_id uuid, most integer
) returns table (
  id uuid, post_id uuid, reply_id uuid, topic text, content text, name text, is_anonymous boolean, created_at timestamptz
)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  sought tsquery := plainto_tsquery('english', search_village.words);
  first timestamptz := coalesce(since, '-infinity');
  last timestamptz := coalesce(before_at, 'infinity');
  last_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if reader is null then return; end if;
  return query
  select hit.id, hit.post_id, hit.reply_id, hit.topic, hit.content, nullif(btrim(profile.display_name), ''),
    hit.is_anonymous, hit.created_at
  from (
    select post.id, post.id as post_id, null::uuid as reply_id, post.section as topic, post.content, post.user_id,
      post.is_anonymous, post.created_at
    from public.find_posts(reader, sought, search_village.section, first, last, last_id, most) found (id)
    join public.posts post on post.id = found.id
    union all
    select reply.id, reply.post_id, reply.id, post.section, reply.content, reply.user_id, reply.is_anonymous, reply.created_at
    from public.find_replies(reader, sought, search_village.section, first, last, last_id, most) found (id)
    join public.replies reply on reply.id = found.id
    join public.posts post on post.id = reply.post_id
  ) hit
  left join public.profiles profile on profile.user_id = hit.user_id
  order by hit.created_at desc, hit.id desc
  limit most;
end $$;
reset role;
revoke create on schema public from lightly_system;

-- The threads of others whose posts have most of what she writes in them, rare words before common ones: of her words the longest, each
-- looked for as a search would, and a third of them at least in each thread. What stands beneath helplines is nobody's suggestion.
grant create on schema public to lightly_system;
set local role lightly_system;
create function threads_like(words text, most integer) returns table (id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  sought tsquery[] := array(
    select plainto_tsquery('simple', lexeme) from unnest(to_tsvector('english', threads_like.words))
    order by length(lexeme) desc, lexeme limit 8
  );
begin
  if reader is null then return; end if;
  return query
  with hits as materialized (
    select word, found.id
    from unnest(sought) word
    cross join lateral public.find_posts(
      reader, word, null, '-infinity', 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 30
    ) found (id)
  ), weighed as materialized (
    select word, 1.0 / count(*) as weight from hits group by word
  )
  select post.id
  from (select distinct hits.id from hits) candidate
  join public.posts post on post.id = candidate.id
  cross join lateral (
    select count(*) as words, sum(weight) as weight from weighed where post.words @@ word
  ) shared
  where shared.words >= greatest(2, ceil(cardinality(sought) / 3.0)) and post.card is null
    and not exists (
      select from public.post_authors hers where hers.post_id = post.id and hers.user_id = reader
    )
  order by shared.weight desc, post.created_at desc, post.position desc, post.id
  limit most;
end $$;
revoke execute on function threads_like(text, integer) from public;
grant execute on function threads_like(text, integer) to lightly_member;
reset role;
revoke create on schema public from lightly_system;

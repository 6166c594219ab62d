-- The Village: posts in thirteen topics, replies beneath them, and what members make of both.

-- A row a topic, with what the home of the Village shows of it, kept by the database.
create table village_topics (
  topic text primary key,
  place integer not null unique,
  post_count integer not null default 0 check (post_count >= 0),
  last_activity_at timestamptz,
  last_position bigint not null default 0
);
insert into village_topics (topic, place)
select topic, place from unnest(array[
  'General', 'Newborn', 'Baby', 'Toddler', 'Preschool', 'School-age', 'Mental Load', 'Burnout & Overwhelm',
  'Mum Guilt', 'Identity', 'Relationships', 'Not Enjoying Every Moment', 'Wins & Joy'
]) with ordinality as topics (topic, place);

create table posts (
  id uuid primary key,
  -- Without one it stands in General.
  topic text references village_topics (topic),
  section text not null generated always as (coalesce(topic, 'General')) stored,
  content text not null check (length(content) <= 5000),
  -- Whose name stands above it; null where she is anonymous. Who wrote it stands in post_authors.
  user_id uuid references auth."user" (id) on delete set null,
  is_anonymous boolean not null default false,
  -- What its writer is known by in this thread, and in no other; null under a name.
  alias text check (length(alias) <= 60),
  -- By a moderator, or by those who reported it.
  is_hidden boolean not null default false,
  -- It waits for a moderator before anybody but its writer sees it.
  is_held boolean not null default false,
  -- Its writer took it away; or her account is about to go, and it with it.
  is_removed boolean not null default false,
  is_away boolean not null default false,
  -- Taken away, and nobody else has said anything beneath it.
  is_gone boolean not null default false,
  is_edited boolean not null default false,
  -- The card whose helplines stand beneath it, for everybody.
  card text check (length(card) <= 50),
  -- Rises through the topic, given under the lock of its row.
  position bigint not null,
  -- Of the last reply.
  last_position bigint not null default 0,
  reply_count integer not null default 0 check (reply_count >= 0),
  hearts integer not null default 0 check (hearts >= 0),
  me_toos integer not null default 0 check (me_toos >= 0),
  -- To the minute: what somebody did elsewhere in that second tells nobody who wrote this.
  created_at timestamptz not null default date_trunc('minute', now()),
  last_activity_at timestamptz not null default date_trunc('minute', now()),
  is_listed boolean not null generated always as (not is_hidden and not is_held and not is_gone) stored,
  words tsvector not null generated always as (to_tsvector('english', content)) stored,
  unique (section, position),
  check (not is_anonymous or user_id is null)
);
create index on posts (section, position desc) where is_listed;
create index on posts (section, last_activity_at desc) where is_listed;
create index on posts (user_id);
create index on posts using gin (words) where is_listed;

create table replies (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  -- The reply that this one answers; that one answers none.
  parent_id uuid,
  content text not null check (length(content) <= 5000),
  user_id uuid references auth."user" (id) on delete set null,
  is_anonymous boolean not null default false,
  alias text check (length(alias) <= 60),
  is_hidden boolean not null default false,
  is_held boolean not null default false,
  is_removed boolean not null default false,
  is_away boolean not null default false,
  is_edited boolean not null default false,
  card text check (length(card) <= 50),
  -- Rises through the thread, given under the lock of the post.
  position bigint not null,
  hearts integer not null default 0 check (hearts >= 0),
  me_toos integer not null default 0 check (me_toos >= 0),
  created_at timestamptz not null default date_trunc('minute', now()),
  -- Something of it is there to be read.
  is_listed boolean not null
    generated always as (not is_hidden and not is_held and not is_removed and not is_away) stored,
  words tsvector not null generated always as (to_tsvector('english', content)) stored,
  unique (post_id, position),
  unique (post_id, id),
  foreign key (post_id, parent_id) references replies (post_id, id) on delete cascade,
  check (not is_anonymous or user_id is null)
);
create index on replies (post_id, parent_id);
create index on replies (user_id);
create index on replies using gin (words) where is_listed;

-- Who wrote each, whatever name stands above it: hers alone to see.
create table post_authors (
  post_id uuid primary key references posts (id) on delete cascade,
  user_id uuid not null references auth."user" (id) on delete cascade,
  -- As her phone named it; the post's own id unless that was taken.
  client_id uuid not null,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, client_id)
);
create index on post_authors (user_id, created_at desc, post_id desc);
create table reply_authors (
  reply_id uuid primary key references replies (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references auth."user" (id) on delete cascade,
  client_id uuid not null,
  -- It stood under her name once: who saw that knows whose its alias is, so nothing else of hers may bear it.
  was_named boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, client_id)
);
create index on reply_authors (user_id, created_at desc, reply_id desc);
create index on reply_authors (post_id, user_id);

-- What stood there before an edit or a removal, for reports alone, and for taking the removal back.
create table former_texts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  post_id uuid references posts (id) on delete cascade,
  reply_id uuid references replies (id) on delete cascade,
  content text not null,
  replaced_at timestamptz not null default now(),
  check ((post_id is null) <> (reply_id is null))
);
create index on former_texts (user_id);
create index on former_texts (post_id, id desc) where post_id is not null;
create index on former_texts (reply_id, id desc) where reply_id is not null;
create index on former_texts (replaced_at);

create table post_reactions (
  user_id uuid not null references auth."user" (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  kind text not null check (kind in ('heart', 'me_too')),
  created_at timestamptz not null default now(),
  primary key (user_id, post_id, kind)
);
create index on post_reactions (post_id);
create table reply_reactions (
  user_id uuid not null references auth."user" (id) on delete cascade,
  reply_id uuid not null references replies (id) on delete cascade,
  kind text not null check (kind in ('heart', 'me_too')),
  created_at timestamptz not null default now(),
  primary key (user_id, reply_id, kind)
);
create index on reply_reactions (reply_id);

create table saved_posts (
  user_id uuid not null references auth."user" (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index on saved_posts (user_id, created_at desc);
create index on saved_posts (post_id);

-- Whether she hears of new replies; without a row she does where she wrote the post or is answered.
create table post_follows (
  user_id uuid not null references auth."user" (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  is_muted boolean not null,
  primary key (user_id, post_id)
);
create index on post_follows (post_id);

create table village_rules_accepted (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  version text not null check (length(version) <= 40),
  accepted_at timestamptz not null default now()
);

-- An alias that she wants to read no more in its thread.
create table alias_blocks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  alias text not null check (length(alias) between 1 and 60),
  blocked_at timestamptz not null default now(),
  unique (user_id, post_id, alias)
);
create index on alias_blocks (post_id);

do $$ declare each text; begin
  foreach each in array array[
    'village_topics', 'posts', 'replies', 'post_authors', 'reply_authors', 'former_texts', 'post_reactions',
    'reply_reactions', 'saved_posts', 'post_follows', 'village_rules_accepted', 'alias_blocks'
  ] loop
    execute format('alter table %I enable row level security, force row level security', each);
    execute format('create policy system on %I to lightly_system using (true) with check (true)', each);
    execute format('grant select, insert, update, delete on %I to lightly_system', each);
  end loop;
  foreach each in array array[
    'post_authors', 'reply_authors', 'post_reactions', 'reply_reactions', 'saved_posts', 'post_follows',
    'village_rules_accepted', 'alias_blocks'
  ] loop
    execute format(
      'create policy member on %I to lightly_member'
      ' using (user_id = (select nullif(current_setting(''app.user_id'', true), '''')::uuid))'
      ' with check (user_id = (select nullif(current_setting(''app.user_id'', true), '''')::uuid))', each);
  end loop;
  -- Read and written by the functions that follow alone: a policy knows nothing of what is hidden.
  foreach each in array array['posts', 'replies'] loop
    execute format(
      'create policy member on %I for select to lightly_member'
      ' using ((select nullif(current_setting(''app.user_id'', true), '''')::uuid) is not null'
      ' and not is_blocked_between(user_id))', each);
  end loop;
end $$;
grant select on post_authors, reply_authors to lightly_member;
grant select, insert, delete on post_reactions, reply_reactions, saved_posts, alias_blocks to lightly_member;
grant select, insert, update, delete on post_follows, village_rules_accepted to lightly_member;

-- Counts, and what screens hear.

create function count_reaction() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  more integer := case tg_op when 'INSERT' then 1 else -1 end;
  kind text := case tg_op when 'INSERT' then new.kind else old.kind end;
begin
  if tg_table_name = 'post_reactions' then
    update public.posts set
      hearts = hearts + case kind when 'heart' then more else 0 end,
      me_toos = me_toos + case kind when 'me_too' then more else 0 end
    where id = case tg_op when 'INSERT' then new.post_id else old.post_id end;
  else
    update public.replies set
      hearts = hearts + case kind when 'heart' then more else 0 end,
      me_toos = me_toos + case kind when 'me_too' then more else 0 end
    where id = case tg_op when 'INSERT' then new.reply_id else old.reply_id end;
  end if;
  return null;
end $$;

-- Keeps a topic's row true to its posts.
create function count_post() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  was boolean := tg_op <> 'INSERT' and old.is_listed;
  listed boolean := tg_op <> 'DELETE' and new.is_listed;
  here text := case tg_op when 'DELETE' then old.section else new.section end;
begin
  if was = listed and (not listed or old.last_activity_at = new.last_activity_at) then return null; end if;
  if listed and (not was or new.last_activity_at > old.last_activity_at) then
    update public.village_topics set
      post_count = post_count + case when was then 0 else 1 end,
      last_activity_at = greatest(last_activity_at, new.last_activity_at)
    where topic = here and (not was or last_activity_at is distinct from greatest(last_activity_at, new.last_activity_at));
  else
    -- Locked before it is read anew: of two that go at once each then sees what the other left. Not its key, which what is written in
    -- the same transaction shares with others: two that did so and then asked for all of it would wait for each other.
    perform from public.village_topics where topic = here for no key update;
    update public.village_topics set
      post_count = post_count - case when listed then 0 else 1 end,
      last_activity_at = (
        select max(posts.last_activity_at) from public.posts where section = here and is_listed
      )
    where topic = here;
  end if;
  return null;
end $$;

-- Who watches a post hears that something in it changed; its writer, that something of hers did.
create function publish_post() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare topic text := 'village-post:' || coalesce(new.id, old.id);
begin
  perform public.publish(topic, jsonb_build_object('type', 'village-post', 'id', coalesce(new.id, old.id)));
  if tg_op = 'DELETE' or new.is_listed <> old.is_listed then perform public.publish(topic, null); end if;
  if tg_op = 'UPDATE' and (new.content, new.is_listed, new.is_anonymous) <> (old.content, old.is_listed, old.is_anonymous) then
    perform public.publish('member:' || user_id, '{"type": "village"}') from public.post_authors where post_id = new.id;
  end if;
  return null;
end $$;

create function publish_reply() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare thread uuid := coalesce(new.post_id, old.post_id);
begin
  -- One that waits for a moderator is not there yet for anybody else.
  if coalesce(old.is_listed, false) or coalesce(new.is_listed, false) then
    perform public.publish('village-post:' || thread, jsonb_build_object('type', 'village-post', 'id', thread));
  end if;
  if tg_op = 'UPDATE' and (new.content, new.is_listed, new.is_anonymous) <> (old.content, old.is_listed, old.is_anonymous) then
    perform public.publish('member:' || user_id, '{"type": "village"}') from public.reply_authors where reply_id = new.id;
  end if;
  return null;
end $$;

-- Counts a thread anew, once its post is locked, and says whether there is anything left to see of it. Its writer's own replies
-- alone keep nothing standing that she took away.
create function recount_thread(thread uuid) returns void
  language sql volatile set search_path = pg_catalog, pg_temp
begin atomic
  update public.posts post set
    reply_count = (select count(*) from public.replies where post_id = thread and is_listed),
    last_activity_at = greatest(
      post.created_at, (select max(created_at) from public.replies where post_id = thread and is_listed)
    ),
    is_gone = (post.is_removed or post.is_away) and not exists (
      select from public.replies reply left join public.reply_authors writer on writer.reply_id = reply.id
      where reply.post_id = thread and reply.is_listed and writer.user_id is distinct from (
        select user_id from public.post_authors where post_id = thread
      )
    )
  where post.id = thread;
end;

-- While her account is about to go all that she wrote is out of sight, and it comes back if she stays.
create function hide_leaving_writer() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  who uuid := coalesce(new.user_id, old.user_id);
  leaves boolean := tg_op = 'INSERT';
  thread uuid;
begin
  for thread in
    select post_id from public.post_authors where user_id = who
    union select post_id from public.reply_authors where user_id = who
    order by post_id
  loop
    perform from public.posts where id = thread for no key update;
    update public.posts set is_away = leaves
      where id = thread and id in (select post_id from public.post_authors where user_id = who);
    update public.replies set is_away = leaves
      where post_id = thread and id in (select reply_id from public.reply_authors where user_id = who);
    perform public.recount_thread(thread);
  end loop;
  return null;
end $$;

-- With its author a post or a reply loses its words and its name. Erasure has taken away by then what nobody else said anything
-- beneath; the rest stands on, empty.
create function forget_post() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$ begin
  update public.posts set
    content = '', user_id = null, is_anonymous = false, alias = null, card = null, is_removed = true, is_away = false
  where id = old.post_id;
  perform public.recount_thread(old.post_id);
  return null;
end $$;

create function forget_reply() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$ begin
  perform from public.posts where id = old.post_id for no key update;
  update public.replies set
    content = '', user_id = null, is_anonymous = false, alias = null, card = null, is_removed = true, is_away = false
  where id = old.reply_id;
  perform public.recount_thread(old.post_id);
  return null;
end $$;

revoke execute on function recount_thread(uuid) from public;
grant execute on function recount_thread(uuid) to lightly_system;
revoke execute on function
  count_reaction(), count_post(), publish_post(), publish_reply(), hide_leaving_writer(), forget_post(), forget_reply()
  from public;
grant create on schema public to lightly_system;
alter function count_reaction() owner to lightly_system;
alter function count_post() owner to lightly_system;
alter function publish_post() owner to lightly_system;
alter function publish_reply() owner to lightly_system;
alter function hide_leaving_writer() owner to lightly_system;
alter function forget_post() owner to lightly_system;
alter function forget_reply() owner to lightly_system;
revoke create on schema public from lightly_system;
set local role lightly_system;
grant execute on function
  count_reaction(), count_post(), publish_post(), publish_reply(), hide_leaving_writer(), forget_post(), forget_reply()
  to session_user;
reset role;

create trigger counted after insert or delete on post_reactions for each row execute function count_reaction();
create trigger counted after insert or delete on reply_reactions for each row execute function count_reaction();
create trigger counted after insert or update or delete on posts for each row execute function count_post();
create trigger live_post after update or delete on posts for each row execute function publish_post();
create trigger live_post after insert or update or delete on replies for each row execute function publish_reply();
create trigger leaving after insert or delete on account_deletions
  for each row execute function hide_leaving_writer();
create trigger forgotten after delete on post_authors for each row execute function forget_post();
create trigger forgotten after delete on reply_authors for each row execute function forget_reply();

create trigger live after insert or update or delete on post_authors
  for each row execute function publish_to_owner('village');
create trigger live after insert or update or delete on reply_authors
  for each row execute function publish_to_owner('village');
create trigger live after insert or delete on post_reactions
  for each row execute function publish_to_owner('village');
create trigger live after insert or delete on reply_reactions
  for each row execute function publish_to_owner('village');
create trigger live after insert or delete on saved_posts
  for each row execute function publish_to_owner('village');
create trigger live after insert or update or delete on post_follows
  for each row execute function publish_to_owner('village');
create trigger live after insert or update or delete on village_rules_accepted
  for each row execute function publish_to_owner('village');
create trigger live after insert or delete on alias_blocks
  for each row execute function publish_to_owner('village');

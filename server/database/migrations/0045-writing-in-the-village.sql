-- What a member does in the Village. Every function acts for the member in app.user_id, and answers null where a row is not hers to
-- act on, or not there for her.

-- Puts something into a member's inbox, unless she has turned its kind off or her account is about to go. Whether she is to hear of it
-- at all, its callers say: `notify` of what one member does to another, the Village of what the recipient can read.
create function put_notification(recipient uuid, kind text, key text, subject uuid, event uuid) returns uuid
  language sql volatile set search_path = pg_catalog, pg_temp
begin atomic
  insert into public.notifications as known (user_id, kind, key, subject_id, event_ids)
  select account.id, put_notification.kind, put_notification.key, subject, array_remove(array[event], null)
  from auth."user" account
  where account.id = recipient
    and not exists (select from public.account_deletions leaving where leaving.user_id = recipient)
    and not exists (
      select from public.notification_settings settings
      where settings.user_id = recipient and put_notification.kind = any (settings.off_kinds)
    )
  on conflict (user_id, kind, key) do update set
    subject_id = excluded.subject_id,
    event_ids = (known.event_ids || excluded.event_ids)[greatest(1, cardinality(known.event_ids) - 98):],
    count = case when known.read_at is null then known.count + 1 else 1 end,
    told_at = case when known.read_at is null then known.told_at end,
    read_at = null,
    created_at = now()
  where not known.event_ids @> excluded.event_ids
  returning known.id;
end;

-- Tells of a reply that is there to be read: the writer of the post and of the reply that it answers, and those who follow. Whoever can
-- read it hears of it, and nobody else: a block by name keeps back what stands under a name, and never what is anonymous, since what
-- did not come would tell whose it was.
create function tell_of_reply(told uuid) returns void
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
end $$;

-- What told of a reply goes with it.
create function untell_of_reply(told uuid) returns void
  language sql volatile set search_path = pg_catalog, pg_temp
begin atomic
  update public.notifications set event_ids = array_remove(event_ids, told), count = greatest(1, count - 1)
    where kind in ('village_reply', 'village_followed') and event_ids @> array[told]
      and subject_id = (select post_id from public.replies where id = told);
  delete from public.notifications
    where kind in ('village_reply', 'village_followed') and event_ids = '{}'
      and subject_id = (select post_id from public.replies where id = told);
end;
create index on notifications (subject_id) where kind in ('village_reply', 'village_followed');

-- The first of these that nobody in the thread is known by.
create function free_alias(thread uuid, names text[]) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(
    (select name from unnest(names) with ordinality as offered (name, place)
     where not exists (select from public.replies where post_id = thread and alias = name)
       and not exists (select from public.posts where id = thread and alias = name)
       and not exists (select from public.alias_blocks where post_id = thread and alias = name)
     order by place limit 1),
    names[1] || ' ' || (2 + (select count(*) from public.replies where post_id = thread))
  );
end;

revoke execute on function
  put_notification(uuid, text, text, uuid, uuid), tell_of_reply(uuid), untell_of_reply(uuid), free_alias(uuid, text[])
  from public;
grant execute on function
  put_notification(uuid, text, text, uuid, uuid), tell_of_reply(uuid), untell_of_reply(uuid), free_alias(uuid, text[])
  to lightly_system;

grant create on schema public to lightly_system;
set local role lightly_system;

create or replace function notify(recipient uuid, kind text, key text, subject uuid, event uuid) returns uuid
  language sql volatile security definer set search_path = pg_catalog, pg_temp
begin atomic
  select case
    when recipient is distinct from nullif(current_setting('app.user_id', true), '')::uuid
      and not public.is_blocked_between(recipient)
    then public.put_notification(recipient, notify.kind, notify.key, subject, event)
  end;
end;

-- Starts a thread. `client` is the id that her phone gave it: sent again it is answered with the post that is there.
create function write_post(
  client uuid, section text, content text, is_anonymous boolean, names text[], is_held boolean, card text
) returns uuid
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  made uuid;
  place bigint;
begin
  -- Two of the same id that come at once follow each other.
  perform pg_advisory_xact_lock(hashtextextended('village ' || writer, 0));
  select post_id into made from public.post_authors where user_id = writer and client_id = client;
  if found or writer is null then return made; end if;
  select case when exists (select from public.posts where id = client) then gen_random_uuid() else client end into made;
  update public.village_topics set last_position = last_position + 1
    where topic = write_post.section returning last_position into place;
  if not found then return null; end if;
  insert into public.posts (id, topic, content, user_id, is_anonymous, alias, is_held, card, position) values (
    made, write_post.section, write_post.content, case when not write_post.is_anonymous then writer end,
    write_post.is_anonymous, case when write_post.is_anonymous then names[1] end, write_post.is_held, write_post.card, place
  );
  insert into public.post_authors (post_id, user_id, client_id) values (made, writer, client);
  return made;
end $$;

-- Replies to a post that she can see. An answer to an answer stands under the same reply.
create function write_reply(
  client uuid, thread uuid, parent uuid, content text, is_anonymous boolean, names text[], is_held boolean, card text
) returns uuid
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  post public.posts;
  answered public.replies;
  made uuid;
  known_as text;
begin
  if writer is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('village ' || writer, 0));
  select reply_id into made from public.reply_authors where user_id = writer and client_id = client;
  if found then return made; end if;
  select * into post from public.posts where id = thread for no key update;
  if not found or not (public.shows_post(writer, post) or not post.is_removed and exists (
    select from public.post_authors hers where hers.post_id = thread and hers.user_id = writer
  )) then return null; end if;
  if parent is not null then
    select * into answered from public.replies where id = parent and post_id = thread;
    if not found or not public.shows_reply(writer, answered) then return null; end if;
  end if;
  if write_reply.is_anonymous then
    -- What she is known by in this thread already, unless that was once under her name.
    select reply.alias into known_as
    from public.reply_authors hers join public.replies reply on reply.id = hers.reply_id
    where hers.post_id = thread and hers.user_id = writer and reply.alias is not null and not hers.was_named
    order by reply.position limit 1;
    if known_as is null and exists (
      select from public.post_authors hers where hers.post_id = thread and hers.user_id = writer
    ) then
      known_as := post.alias;
    end if;
    known_as := coalesce(known_as, public.free_alias(thread, names));
  end if;
  select case when exists (select from public.replies where id = client) then gen_random_uuid() else client end into made;
  insert into public.replies (id, post_id, parent_id, content, user_id, is_anonymous, alias, is_held, card, position) values (
    made, thread, coalesce(answered.parent_id, answered.id), write_reply.content,
    case when not write_reply.is_anonymous then writer end, write_reply.is_anonymous, known_as,
    write_reply.is_held, write_reply.card, post.last_position + 1
  );
  insert into public.reply_authors (reply_id, post_id, user_id, client_id) values (made, thread, writer, client);
  update public.posts set
    last_position = last_position + 1,
    reply_count = reply_count + case when write_reply.is_held then 0 else 1 end,
    last_activity_at = case when write_reply.is_held then last_activity_at else greatest(last_activity_at, date_trunc('minute', now())) end
  where id = thread;
  perform public.tell_of_reply(made);
  return made;
end $$;

-- Changes her words. What waits for a moderator goes on waiting, whatever it says now.
create function edit_post(post uuid, content text, is_held boolean, card text) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  was public.posts;
begin
  select * into was from public.posts where id = post for no key update;
  if not found or was.is_removed or not exists (
    select from public.post_authors hers where hers.post_id = was.id and hers.user_id = writer
  ) then return false; end if;
  if was.content = edit_post.content then return true; end if;
  insert into public.former_texts (user_id, post_id, content) values (writer, was.id, was.content);
  update public.posts set
    content = edit_post.content, is_edited = true, is_held = was.is_held or edit_post.is_held, card = edit_post.card
  where id = was.id;
  return true;
end $$;

create function edit_reply(reply uuid, content text, is_held boolean, card text) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  thread uuid;
  was public.replies;
begin
  select post_id into thread from public.reply_authors where reply_id = reply and user_id = writer;
  perform from public.posts where id = thread for no key update;
  select * into was from public.replies where id = reply and post_id = thread;
  if not found or was.is_removed then return false; end if;
  if was.content = edit_reply.content then return true; end if;
  insert into public.former_texts (user_id, reply_id, content) values (writer, was.id, was.content);
  update public.replies set
    content = edit_reply.content, is_edited = true, is_held = was.is_held or edit_reply.is_held, card = edit_reply.card
  where id = was.id;
  if edit_reply.is_held and not was.is_held then
    perform public.untell_of_reply(was.id);
    perform public.recount_thread(thread);
  end if;
  return true;
end $$;

-- Takes it away: its words are kept apart, for a report and for taking this back. Answers true where it was hers, again as well.
create function remove_post(post uuid) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  was public.posts;
begin
  select * into was from public.posts where id = post for no key update;
  if not found or not exists (
    select from public.post_authors hers where hers.post_id = was.id and hers.user_id = writer
  ) then return false; end if;
  if was.is_removed then return true; end if;
  insert into public.former_texts (user_id, post_id, content) values (writer, was.id, was.content);
  update public.posts set content = '', is_removed = true where id = was.id;
  update public.post_authors set removed_at = now() where post_id = was.id;
  perform public.recount_thread(was.id);
  delete from public.notifications
    where kind in ('village_reply', 'village_followed') and subject_id = was.id
      and exists (select from public.posts gone where gone.id = was.id and gone.is_gone);
  return true;
end $$;

create function remove_reply(reply uuid) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  thread uuid;
  was public.replies;
begin
  select post_id into thread from public.reply_authors where reply_id = reply and user_id = writer;
  perform from public.posts where id = thread for no key update;
  select * into was from public.replies where id = reply and post_id = thread;
  if not found then return false; end if;
  if was.is_removed then return true; end if;
  insert into public.former_texts (user_id, reply_id, content) values (writer, was.id, was.content);
  perform public.untell_of_reply(was.id);
  update public.replies set content = '', is_removed = true where id = was.id;
  update public.reply_authors set removed_at = now() where reply_id = was.id;
  perform public.recount_thread(thread);
  return true;
end $$;

-- Brings it back within some minutes.
create function restore_post(post uuid, minutes integer) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  former record;
begin
  perform from public.posts where id = post for no key update;
  perform from public.post_authors hers
    where hers.post_id = post and hers.user_id = writer and hers.removed_at > now() - make_interval(mins => minutes);
  if not found then
    return exists (
      select from public.post_authors hers where hers.post_id = post and hers.user_id = writer and hers.removed_at is null
    );
  end if;
  delete from public.former_texts where id = (
    select id from public.former_texts where post_id = post order by id desc limit 1
  ) returning content into former;
  if not found then return false; end if;
  update public.posts set content = former.content, is_removed = false where id = post;
  update public.post_authors set removed_at = null where post_id = post;
  perform public.recount_thread(post);
  return true;
end $$;

create function restore_reply(reply uuid, minutes integer) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  thread uuid;
  former record;
begin
  select post_id into thread from public.reply_authors where reply_id = reply and user_id = writer;
  perform from public.posts where id = thread for no key update;
  perform from public.reply_authors
    where reply_id = reply and user_id = writer and removed_at > now() - make_interval(mins => minutes);
  if not found then
    return exists (
      select from public.reply_authors where reply_id = reply and user_id = writer and removed_at is null
    );
  end if;
  delete from public.former_texts where id = (
    select id from public.former_texts where reply_id = reply order by id desc limit 1
  ) returning content into former;
  if not found then return false; end if;
  update public.replies set content = former.content, is_removed = false where id = reply;
  update public.reply_authors set removed_at = null where reply_id = reply;
  perform public.recount_thread(thread);
  return true;
end $$;

-- Takes her name off a post, and off what she said under her name beneath it: who saw it there knows whose it was.
create function make_post_anonymous(post uuid, names text[]) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  was public.posts;
begin
  select * into was from public.posts where id = post for no key update;
  if not found or was.is_removed or not exists (
    select from public.post_authors hers where hers.post_id = was.id and hers.user_id = writer
  ) then return false; end if;
  if was.is_anonymous then return true; end if;
  update public.posts set user_id = null, is_anonymous = true, alias = public.free_alias(was.id, names)
    where id = was.id returning * into was;
  update public.replies set user_id = null, is_anonymous = true, alias = was.alias
    where post_id = was.id and user_id = writer;
  return true;
end $$;

create function make_reply_anonymous(reply uuid, names text[]) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  thread uuid;
  was public.replies;
begin
  select post_id into thread from public.reply_authors where reply_id = reply and user_id = writer;
  perform from public.posts where id = thread for no key update;
  select * into was from public.replies where id = reply and post_id = thread;
  if not found or was.is_removed then return false; end if;
  if was.is_anonymous then return true; end if;
  -- An alias of its own: any that she is known by here would be known to be hers.
  update public.replies set user_id = null, is_anonymous = true, alias = public.free_alias(thread, names) where id = was.id;
  update public.reply_authors set was_named = true where reply_id = was.id;
  return true;
end $$;

-- The alias of an anonymous row that she can see and did not write, kept out of her sight from here on in that thread.
create function block_alias(post uuid, reply uuid) returns uuid
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  thread uuid;
  known_as text;
  made uuid;
begin
  if block_alias.reply is null then
    select target.id, target.alias into thread, known_as from public.posts target
    where target.id = block_alias.post and public.shows_post(reader, target) and not exists (
      select from public.post_authors hers where hers.post_id = target.id and hers.user_id = reader
    );
  else
    select target.post_id, target.alias into thread, known_as
    from public.replies target join public.posts above on above.id = target.post_id
    where target.id = block_alias.reply and target.is_listed and public.shows_reply(reader, target) and public.shows_post(reader, above)
      and not exists (select from public.reply_authors hers where hers.reply_id = target.id and hers.user_id = reader);
  end if;
  if known_as is null then return null; end if;
  insert into public.alias_blocks (user_id, post_id, alias) values (reader, thread, known_as)
    on conflict (user_id, post_id, alias) do update set alias = excluded.alias
    returning id into made;
  return made;
end $$;

-- Her blocks of aliases; of who wrote the post `alias` is null.
create function list_alias_blocks() returns table (id uuid, post_id uuid, alias text, blocked_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select blocked.id, blocked.post_id, nullif(blocked.alias, post.alias), blocked.blocked_at
  from public.alias_blocks blocked join public.posts post on post.id = blocked.post_id
  where blocked.user_id = nullif(current_setting('app.user_id', true), '')::uuid
  order by blocked.blocked_at desc, blocked.id;
end;

do $$ declare each regprocedure; begin
  for each in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and proowner = 'lightly_system'::regrole and proname in (
      'write_post', 'write_reply', 'edit_post', 'edit_reply', 'remove_post', 'remove_reply', 'restore_post', 'restore_reply',
      'make_post_anonymous', 'make_reply_anonymous', 'block_alias', 'list_alias_blocks'
    )
  loop
    execute format('revoke execute on function %s from public', each);
    execute format('grant execute on function %s to lightly_member', each);
  end loop;
end $$;
reset role;
revoke create on schema public from lightly_system;

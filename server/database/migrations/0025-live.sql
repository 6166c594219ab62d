-- What happens is told to the servers inside the transaction that does it: which queries to read anew, never what they hold.

-- Any login may notify any channel whose name it knows. This one's is a secret of the system, so members can tell nobody anything.
create table live_channel (
  name text primary key default 'live_' || replace(gen_random_uuid()::text, '-', ''),
  is_only boolean not null unique default true check (is_only)
);
insert into live_channel default values;
alter table live_channel enable row level security, force row level security;
create policy system on live_channel to lightly_system using (true) with check (true);
grant select on live_channel to lightly_system;

-- Tells everybody who hears `topic`, once the transaction commits: `member:{id}`, `session:{id}`, or what a feature lets a screen
-- watch. `event` is one of contract/events.ts; null has the servers read anew who may hear the topic. Who did it, and on which page,
-- goes along for the servers: only she herself is told the page, whose id would link what she does under another name.
create function publish(topic text, event jsonb) returns void
  language sql set search_path = pg_catalog, pg_temp
begin atomic
  select pg_notify(
    (select name from public.live_channel),
    jsonb_build_object(
      'topic', topic,
      'event', event,
      'actor', nullif(current_setting('app.user_id', true), ''),
      'page', nullif(current_setting('app.page', true), '')
    )::text
  );
end;
revoke execute on function publish(text, jsonb) from public;
grant execute on function publish(text, jsonb) to lightly_system;

-- `create trigger live … execute function publish_to_owner('check-ins')`: the member whose row it is hears an event of that type.
create function publish_to_owner() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$ begin
  perform public.publish('member:' || coalesce(new.user_id, old.user_id), jsonb_build_object('type', tg_argv[0]));
  return null;
end $$;

create function publish_message() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare chat uuid := coalesce(new.thread_id, old.thread_id);
begin
  perform public.publish(
    'thread:' || coalesce(new.user_id, old.user_id) || ':' || chat,
    jsonb_build_object('type', 'thread', 'id', chat)
  );
  return null;
end $$;

create function publish_thread() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  chat uuid := coalesce(new.id, old.id);
  topic text := 'thread:' || coalesce(new.user_id, old.user_id) || ':' || chat;
begin
  if tg_op <> 'INSERT' then
    perform public.publish(topic, jsonb_build_object('type', 'thread', 'id', chat));
    if tg_op = 'DELETE' or new.deleted_at is distinct from old.deleted_at then
      perform public.publish(topic, null);
    end if;
  end if;
  return null;
end $$;

create function publish_session_end() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$ begin
  perform public.publish('session:' || old.id, '{"type": "ended"}');
  return null;
end $$;

-- Either of them may no longer hear what she watched of the other's.
create function publish_block() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$ begin
  perform public.publish('member:' || coalesce(new.user_id, old.user_id), null);
  perform public.publish('member:' || coalesce(new.blocked_id, old.blocked_id), null);
  return null;
end $$;

revoke execute on function
  publish_to_owner(), publish_message(), publish_thread(), publish_session_end(), publish_block() from public;
grant create on schema public to lightly_system;
alter function publish_to_owner() owner to lightly_system;
alter function publish_message() owner to lightly_system;
alter function publish_thread() owner to lightly_system;
alter function publish_session_end() owner to lightly_system;
alter function publish_block() owner to lightly_system;
revoke create on schema public from lightly_system;
-- Whoever migrates puts them on tables; nobody can call them.
set local role lightly_system;
grant execute on function
  publish_to_owner(), publish_message(), publish_thread(), publish_session_end(), publish_block() to session_user;
reset role;

create trigger live after insert or update or delete on check_ins
  for each row execute function publish_to_owner('check-ins');
create trigger live after insert or update or delete on you_today_insights
  for each row execute function publish_to_owner('you-today');
create trigger live after insert or update or delete on threads
  for each row execute function publish_to_owner('threads');
create trigger live_chat after update or delete on threads
  for each row execute function publish_thread();
create trigger live after update or delete on messages
  for each row execute function publish_to_owner('threads');
create trigger live_chat after insert or update or delete on messages
  for each row execute function publish_message();
create trigger live after delete on auth.session
  for each row execute function publish_session_end();
create trigger live after insert or delete on member_blocks
  for each row execute function publish_block();

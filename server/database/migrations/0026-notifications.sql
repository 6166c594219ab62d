-- What comes to a member is a feature of its own, which any other may use: her inbox, her quiet hours, and a switch for
-- each kind.

create table notification_settings (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  -- No phone is told of anything from here until `quiet_until`, in minutes since midnight on her own clock.
  quiet_from integer not null default 1260 check (quiet_from between 0 and 1439),
  quiet_until integer not null default 420 check (quiet_until between 0 and 1439),
  -- The kinds that she has turned off.
  off_kinds text[] not null default '{}'
);
insert into notification_settings (user_id, quiet_from, quiet_until)
  select user_id, quiet_from, quiet_until from reminder_settings;
alter table reminder_settings drop column quiet_from, drop column quiet_until;

-- A row for each kind and key: while it is unread, more of the same are counted in it; once it is read, they open it anew.
alter table notes rename to notifications;
alter table notifications drop constraint notes_check, drop constraint notes_kind_check;
alter table notifications drop constraint notes_user_id_reminder_id_fkey;
alter table notifications drop constraint notes_user_id_key_key;
-- What it is of, such as a reminder. What has a subject and loses it, its feature takes away.
alter table notifications rename column reminder_id to subject_id;
alter table notifications alter column created_at set default now();
alter table notifications
  add constraint notifications_kind_check check (length(kind) <= 60),
  -- What happened, the latest last: an event that is told again is known by its id.
  add column event_ids uuid[] not null default '{}',
  add column count integer not null default 1,
  -- Since when her browsers know of it.
  add column told_at timestamptz,
  add unique (user_id, kind, key);
update notifications set told_at = created_at;
create index on notifications (user_id) where told_at is null;
alter index notes_pkey rename to notifications_pkey;
alter index notes_user_id_created_at_id_idx rename to notifications_user_id_created_at_id_idx;
alter index notes_user_id_idx rename to notifications_unread_idx;
alter index notes_user_id_reminder_id_idx rename to notifications_user_id_subject_id_idx;
alter index notes_created_at_idx rename to notifications_created_at_idx;
alter table notifications rename constraint notes_key_check to notifications_key_check;
alter table notifications rename constraint notes_text_check to notifications_text_check;
alter table notifications rename constraint notes_user_id_fkey to notifications_user_id_fkey;
alter table pushes rename column notes to notifications;

alter table notification_settings enable row level security, force row level security;
create policy member on notification_settings to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on notification_settings to lightly_system using (true) with check (true);
grant select, insert, update, delete on notification_settings to lightly_member, lightly_system;
grant delete on notifications to lightly_member;

-- Puts something into a member's inbox, and answers its id; null where nothing came. It is for what others do, so nobody
-- hears of what she does herself, nor of anybody between whom and her there is a block.
create function notify(recipient uuid, kind text, key text, subject uuid, event uuid) returns uuid
  language sql volatile security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into public.notifications as known (user_id, kind, key, subject_id, event_ids)
  select account.id, notify.kind, notify.key, notify.subject, array_remove(array[notify.event], null)
  from auth."user" account
  where account.id = recipient
    and recipient is distinct from nullif(current_setting('app.user_id', true), '')::uuid
    and not public.is_blocked_between(recipient)
    and not exists (select from public.account_deletions leaving where leaving.user_id = recipient)
    and not exists (
      select from public.notification_settings settings
      where settings.user_id = recipient and notify.kind = any (settings.off_kinds)
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

revoke execute on function notify(uuid, text, text, uuid, uuid) from public;
grant execute on function notify(uuid, text, text, uuid, uuid) to lightly_member;
grant create on schema public to lightly_system;
alter function notify(uuid, text, text, uuid, uuid) owner to lightly_system;
revoke create on schema public from lightly_system;

-- What she has unread changes with these; that her browsers were told changes nothing of it.
create trigger live after insert or delete or update of read_at, count on notifications
  for each row execute function publish_to_owner('inbox');

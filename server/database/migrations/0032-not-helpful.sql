-- How often a reply did not help: by day, by where it was said and by who answered, with nothing of who said so.
create table reply_feedback (
  day date not null,
  surface text not null check (surface in ('chat', 'sos')),
  answered_by text not null check (answered_by in ('guide', 'model')),
  not_helpful integer not null check (not_helpful >= 0),
  primary key (day, surface, answered_by)
);
alter table reply_feedback enable row level security, force row level security;
create policy system on reply_feedback to lightly_system using (true) with check (true);
grant select, insert, update, delete on reply_feedback to lightly_system;

-- The day that it was counted on stands with the reply, so that it is counted once and can be taken back. It goes with the reply.
alter table messages add column not_helpful_on date;

-- Says of a reply of hers that it did not help, or takes that back. Answers whether there is such a reply.
create function mark_not_helpful(reply_id uuid, is_on boolean) returns boolean
  language sql volatile security definer set search_path = pg_catalog, pg_temp
begin atomic
  with found as (
    select reply.id, reply.not_helpful_on, reply.entry_id, chat.is_sos
    from public.messages reply join public.threads chat on chat.id = reply.thread_id
    where reply.id = mark_not_helpful.reply_id
      and reply.user_id = nullif(current_setting('app.user_id', true), '')::uuid
      and reply.reply is not null
      and chat.deleted_at is null
    for update of reply
  ),
  marked as (
    update public.messages reply
    set not_helpful_on = case when mark_not_helpful.is_on then (now() at time zone 'UTC')::date end
    from found
    where reply.id = found.id and (found.not_helpful_on is not null) <> mark_not_helpful.is_on
    returning coalesce(found.not_helpful_on, reply.not_helpful_on) as day, found.is_sos, found.entry_id
  ),
  counted as (
    insert into public.reply_feedback as known (day, surface, answered_by, not_helpful)
    select
      marked.day,
      case when marked.is_sos then 'sos' else 'chat' end,
      case when marked.entry_id = 'model' then 'model' else 'guide' end,
      case when mark_not_helpful.is_on then 1 else 0 end
    from marked
    on conflict (day, surface, answered_by) do update set
      not_helpful = greatest(0, known.not_helpful + case when mark_not_helpful.is_on then 1 else -1 end)
  )
  select exists (select from found);
end;

revoke execute on function mark_not_helpful(uuid, boolean) from public;
grant execute on function mark_not_helpful(uuid, boolean) to lightly_member;
grant create on schema public to lightly_system;
alter function mark_not_helpful(uuid, boolean) owner to lightly_system;
revoke create on schema public from lightly_system;

-- As in 0032, and chat and reply are told from those of another member who has the same ids: since 0020 an id is hers alone, and the
-- system sees the rows of everybody.
grant create on schema public to lightly_system;
set local role lightly_system;
create or replace function mark_not_helpful(reply_id uuid, is_on boolean) returns boolean
  language sql volatile security definer set search_path = pg_catalog, pg_temp
begin atomic
  with found as (
    select reply.id, reply.user_id, reply.not_helpful_on, reply.entry_id, chat.is_sos
    from public.messages reply
      join public.threads chat on chat.id = reply.thread_id and chat.user_id = reply.user_id
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
    where reply.id = found.id and reply.user_id = found.user_id
      and (found.not_helpful_on is not null) <> mark_not_helpful.is_on
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
reset role;
revoke create on schema public from lightly_system;

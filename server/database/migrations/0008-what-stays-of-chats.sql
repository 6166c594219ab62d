-- A deleted chat is hidden at once and can be brought back for a while; then a job removes it.
alter table threads add column deleted_at timestamptz;
create index on threads (deleted_at) where deleted_at is not null;

-- A starred reply outlives the message that it answered.
alter table messages drop constraint messages_in_reply_to_thread_id_fkey;
alter table messages add constraint messages_in_reply_to_thread_id_fkey
  foreign key (in_reply_to, thread_id) references messages (id, thread_id) on delete set null (in_reply_to);

-- She may replace her last message.
grant delete on messages to lightly_member;

-- How long a member's chats are kept; without a row, for ever.
create table chat_settings (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  keep text not null default 'forever' check (keep in ('forever', 'week'))
);
create index on chat_settings (user_id) where keep = 'week';

alter table chat_settings enable row level security, force row level security;
create policy member on chat_settings to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on chat_settings to lightly_system using (true) with check (true);
grant select, insert, update, delete on chat_settings to lightly_member, lightly_system;

-- From here on the flag of a thread and its row here are written together; the row says when it was saved.
set local role lightly_system;
insert into saved_threads (thread_id, user_id, created_at)
select id, user_id, updated_at from threads where is_saved
on conflict do nothing;
reset role;

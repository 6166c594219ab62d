-- What a member agreed to be asked about on the day after a talk. It goes with its chat.
create table follow_ups (
  thread_id uuid not null,
  user_id uuid not null,
  due_at timestamptz not null,
  -- Since when the question stands in the chat.
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (thread_id, user_id),
  foreign key (thread_id, user_id) references threads (id, user_id) on delete cascade
);
create index on follow_ups (due_at) where asked_at is null;
alter table follow_ups enable row level security, force row level security;
create policy member on follow_ups to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on follow_ups to lightly_system using (true) with check (true);
grant select, insert, update, delete on follow_ups to lightly_member, lightly_system;

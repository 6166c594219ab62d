-- When she said that she is 18 or over; empty until she has.
alter table profiles add column adult_confirmed_at timestamptz;

-- The copy of her data that she asked for last. It is made by a job, and removed when it has run out.
create table exports (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  id uuid not null unique default uuidv7(),
  asked_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  mailed_at timestamptz,
  -- A ZIP file.
  archive bytea,
  check ((ready_at is null) = (archive is null) and (ready_at is null) = (expires_at is null))
);
create index on exports (asked_at) where mailed_at is null;
create index on exports (expires_at);

-- An account that will be deleted; without a row it stays.
create table account_deletions (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index on account_deletions (due_at);

alter table exports enable row level security, force row level security;
alter table account_deletions enable row level security, force row level security;

create policy member on exports to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on account_deletions for select to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on exports to lightly_system using (true) with check (true);
create policy system on account_deletions to lightly_system using (true) with check (true);

grant select, insert, update on exports to lightly_member;
grant select on account_deletions to lightly_member;
grant select, insert, update, delete on exports, account_deletions to lightly_system;

-- Deleting an account takes these along.
grant delete on safety_events to lightly_system;

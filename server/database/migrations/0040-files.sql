-- What members have uploaded, and copies made for them. The bytes stand in the storage under bucket and path: they come after
-- their row and go before it, so that there are none without a row.
create table files (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  bucket text not null check (bucket ~ '^[a-z][a-z-]{1,39}$'),
  path text not null check (length(path) between 1 and 300),
  content_type text not null check (length(content_type) between 3 and 100),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  -- Since when nothing refers to it, as far as is known; null while something does.
  unused_since timestamptz default now(),
  unique (bucket, path)
);
create index on files (user_id);
create index on files (unused_since) where unused_since is not null;

alter table files enable row level security, force row level security;
create policy member on files to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on files to lightly_system using (true) with check (true);
grant select, insert, update on files to lightly_member;
grant select, insert, update, delete on files to lightly_system;

-- Copies of a member's data are files now. One that is ready is asked for anew: it stood in the row.
delete from exports where ready_at is not null;
alter table exports drop column archive;
alter table exports add check ((ready_at is null) = (expires_at is null));

-- Who moderates. Rows are given and taken by an operator's command alone; moderators see each other.
create table moderators (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  granted_at timestamptz not null default now()
);

-- Whom a member has blocked: hers alone to see.
create table member_blocks (
  user_id uuid not null references auth."user" (id) on delete cascade,
  -- No reference: an id that nobody has is answered as one that somebody has.
  blocked_id uuid not null check (blocked_id <> user_id),
  -- As the blocked member was called where she was blocked.
  name text not null check (length(name) between 1 and 120),
  blocked_at timestamptz not null default now(),
  primary key (user_id, blocked_id)
);
-- The other way round, in `is_blocked_between`.
create index on member_blocks (blocked_id, user_id);

alter table moderators enable row level security, force row level security;
alter table member_blocks enable row level security, force row level security;
create policy system on moderators to lightly_system using (true) with check (true);
create policy system on member_blocks to lightly_system using (true) with check (true);
grant select, insert, update, delete on moderators, member_blocks to lightly_system;

-- What members may learn of rows that they may not see. Each acts for the member in app.user_id, never for a parameter.
create function is_moderator() returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
return exists (
  select from public.moderators where user_id = nullif(current_setting('app.user_id', true), '')::uuid
);

create function is_blocked_between(other uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
return exists (
  select from public.member_blocks
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and blocked_id = other
) or exists (
  select from public.member_blocks
  where user_id = other and blocked_id = nullif(current_setting('app.user_id', true), '')::uuid
);

revoke execute on function is_moderator(), is_blocked_between(uuid) from public;
grant execute on function is_moderator(), is_blocked_between(uuid) to lightly_member;
-- Whoever owns a function needs a place for it, for the moment in which it is handed over.
grant create on schema public to lightly_system;
alter function is_moderator() owner to lightly_system;
alter function is_blocked_between(uuid) owner to lightly_system;
revoke create on schema public from lightly_system;

create policy member on moderators for select to lightly_member
  using ((select current_setting('app.acting', true) = 'moderator' and is_moderator()));
create policy member on member_blocks to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
grant select on moderators to lightly_member;
grant select, insert, update, delete on member_blocks to lightly_member;

-- When a session was last used, to the nearest few minutes.
alter table auth.session add column last_seen_at timestamptz not null default now();

-- Links that are mailed once and work once. Only a hash is kept: who reads this table cannot use them.
create table auth.one_time_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references auth."user" (id) on delete cascade,
  type text not null check (type in ('signup', 'email_change', 'recovery')),
  -- The address that the link was mailed to, and that it proves.
  email citext not null check (length(email) <= 254),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on auth.one_time_token (user_id, type);
create index on auth.one_time_token (expires_at);

-- Browsers that a member has signed in with. The browser keeps the token, this table its hash.
create table auth.known_device (
  user_id uuid not null references auth."user" (id) on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  last_used_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index on auth.known_device (last_used_at);

-- How often something was tried within a window; `key` names what and who.
create table auth.attempt (
  key text primary key check (length(key) <= 300),
  count integer not null,
  window_ends timestamptz not null
);
create index on auth.attempt (window_ends);

-- The keys that sign access tokens. The private half is encrypted with the server's own secret.
create table auth.signing_key (
  id uuid primary key default uuidv7(),
  public_jwk jsonb not null,
  private_jwk bytea not null,
  created_at timestamptz not null default now()
);

alter table auth.one_time_token enable row level security, force row level security;
alter table auth.known_device enable row level security, force row level security;
alter table auth.attempt enable row level security, force row level security;
alter table auth.signing_key enable row level security, force row level security;

create policy system on auth.one_time_token to lightly_system using (true) with check (true);
create policy system on auth.known_device to lightly_system using (true) with check (true);
create policy system on auth.attempt to lightly_system using (true) with check (true);
create policy system on auth.signing_key to lightly_system using (true) with check (true);

grant select, insert, update, delete on auth.one_time_token, auth.known_device, auth.attempt, auth.signing_key
  to lightly_system;

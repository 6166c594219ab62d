-- When she last proved that it is her, and when a second factor was last used in this session.
alter table auth.session
  add column stepped_up_at timestamptz,
  add column factor_used_at timestamptz;

-- A confirmed number, with which she may sign in; none until she has typed in its code.
alter table auth."user"
  add column phone text unique check (phone ~ '^\+[1-9][0-9]{6,14}$');

-- Second factors: an authenticator app (its secret is encrypted by the server) or a phone that gets codes.
create table auth.factor (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  type text not null check (type in ('totp', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text not null default '' check (length(friendly_name) <= 60),
  secret bytea check ((type = 'totp') = (secret is not null)),
  phone text check ((type = 'phone') = (phone is not null) and phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- The 30-second step whose code was used last: it and those before it are refused.
  last_step integer,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on auth.factor (user_id);

-- What gets her in when the phone is lost. Each works once.
create table auth.recovery_code (
  user_id uuid not null references auth."user" (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Codes and tokens that were sent or handed out and work once; only a keyed hash of each is kept.
create table auth.one_time_code (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in
    ('factor', 'step_up', 'email_otp', 'phone_otp', 'phone_change', 'auth_code', 'web3_nonce')),
  user_id uuid references auth."user" (id) on delete cascade,
  factor_id uuid references auth.factor (id) on delete cascade,
  -- What the code is bound to besides the user: a number, or the challenge of who may redeem it.
  target text check (length(target) <= 300),
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on auth.one_time_code (user_id);
create index on auth.one_time_code (factor_id);
create index on auth.one_time_code (code_hash);
create index on auth.one_time_code (expires_at);

-- A sign-in whose password, provider or wallet was right and whose second factor is still to come.
create table auth.pending_sign_in (
  token_hash bytea primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  expires_at timestamptz not null
);
create index on auth.pending_sign_in (user_id);
create index on auth.pending_sign_in (expires_at);

-- What an API client renews its access with: each works once, and a second use ends the session.
create table auth.refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references auth.session (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on auth.refresh_token (session_id);

-- A visit to an outside provider that has not come back yet.
create table auth.provider_visit (
  state_hash bytea primary key,
  provider text not null,
  code_verifier text not null,
  nonce text not null,
  redirect_to text not null,
  -- The challenge of the API client that redeems the outcome; null for the product's own web.
  client_challenge text,
  -- The signed-in member who is adding this provider; null where it is a sign-in.
  link_user_id uuid references auth."user" (id) on delete cascade,
  expires_at timestamptz not null
);
create index on auth.provider_visit (link_user_id);
create index on auth.provider_visit (expires_at);

do $$
declare name text;
begin
  foreach name in array array['factor', 'recovery_code', 'one_time_code', 'pending_sign_in', 'refresh_token',
    'provider_visit'] loop
    execute format('alter table auth.%I enable row level security, force row level security', name);
    execute format('create policy system on auth.%I to lightly_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on auth.%I to lightly_system', name);
  end loop;
end $$;

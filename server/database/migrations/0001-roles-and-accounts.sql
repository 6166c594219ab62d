-- Two roles that queries run under; neither logs in, owns anything or bypasses row-level security.
-- Roles belong to the whole cluster, so another database in it may have created them already.
do $$ begin
  create role lightly_member nologin nosuperuser nobypassrls noinherit;
exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  create role lightly_system nologin nosuperuser nobypassrls noinherit;
exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  if not pg_has_role(current_user, 'lightly_member', 'set') then
    execute format('grant lightly_member to %I', current_user);
  end if;
  if not pg_has_role(current_user, 'lightly_system', 'set') then
    execute format('grant lightly_system to %I', current_user);
  end if;
end $$;

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists pgcrypto;
create extension if not exists unaccent;

grant usage on schema public to lightly_member, lightly_system;

-- The record of migrations exists before this file runs; only the system may read it.
alter table migrations enable row level security;
create policy system on migrations for select to lightly_system using (true);
grant select on migrations to lightly_system;

-- Accounts: the tables that better-auth 1.7 expects, under its own column names.
create schema auth;
grant usage on schema auth to lightly_system;

create table auth."user" (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) <= 200),
  -- Stored in lower case, so that a lookup finds it even where citext is not on the search path.
  email citext not null unique check (length(email) <= 254 and email::text = lower(email::text)),
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table auth.session (
  id uuid primary key default uuidv7(),
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references auth."user" (id) on delete cascade
);
create index on auth.session ("userId");
create index on auth.session ("expiresAt");

create table auth.account (
  id uuid primary key default uuidv7(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique ("providerId", "accountId")
);
create index on auth.account ("userId");

create table auth.verification (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.verification (identifier);
create index on auth.verification ("expiresAt");

alter table auth."user" enable row level security, force row level security;
alter table auth.session enable row level security, force row level security;
alter table auth.account enable row level security, force row level security;
alter table auth.verification enable row level security, force row level security;

create policy system on auth."user" to lightly_system using (true) with check (true);
create policy system on auth.session to lightly_system using (true) with check (true);
create policy system on auth.account to lightly_system using (true) with check (true);
create policy system on auth.verification to lightly_system using (true) with check (true);

grant select, insert, update, delete on all tables in schema auth to lightly_system;

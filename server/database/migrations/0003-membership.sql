-- A checkout starts before there is an account, so nothing here belongs to a member until it is claimed.
create table checkouts (
  id uuid primary key default uuidv7(),
  -- SHA-256 of the nonce that only the browser's cookie holds.
  nonce_hash bytea not null unique check (octet_length(nonce_hash) = 32),
  stripe_session_id text unique check (length(stripe_session_id) <= 255),
  stripe_session_url text check (length(stripe_session_url) <= 5000),
  status text not null default 'open' check (status in ('open', 'activated', 'claimed', 'refused')),
  stripe_customer_id text check (length(stripe_customer_id) <= 255),
  stripe_subscription_id text check (length(stripe_subscription_id) <= 255),
  claimed_by uuid references auth."user" (id) on delete set null,
  claimed_at timestamptz,
  activated_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on checkouts (stripe_customer_id);
create index on checkouts (stripe_subscription_id);
create index on checkouts (claimed_by);

create table billing_customers (
  stripe_customer_id text primary key check (length(stripe_customer_id) <= 255),
  user_id uuid references auth."user" (id) on delete set null,
  -- The moment at which the newest applied fetch began: an older fetch must not overwrite a newer one.
  synced_at timestamptz
);
create index on billing_customers (user_id);

create table subscriptions (
  id uuid primary key default uuidv7(),
  stripe_subscription_id text not null unique check (length(stripe_subscription_id) <= 255),
  stripe_customer_id text not null check (length(stripe_customer_id) <= 255),
  -- Empty until the checkout that bought it is claimed by an account.
  user_id uuid references auth."user" (id) on delete set null,
  status text not null check (length(status) <= 50),
  stripe_status text not null check (length(stripe_status) <= 50),
  subscribed boolean not null,
  on_trial boolean not null,
  trial_end timestamptz,
  current_period_end timestamptz,
  cancel_at timestamptz,
  cancel_at_period_end boolean not null default false,
  price_id text check (length(price_id) <= 255),
  -- Stripe's own moment of creation, by which the newest subscription is found.
  stripe_created timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on subscriptions (user_id, created_at desc);
create index on subscriptions (user_id, stripe_created desc);
create index on subscriptions (stripe_customer_id);

-- A log of webhook events that were handled, written with the work they caused.
create table billing_events (
  id text primary key check (length(id) <= 255),
  type text not null check (length(type) <= 255),
  received_at timestamptz not null default now()
);

alter table checkouts enable row level security, force row level security;
alter table billing_customers enable row level security, force row level security;
alter table subscriptions enable row level security, force row level security;
alter table billing_events enable row level security, force row level security;

create policy member on subscriptions for select to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));

create policy system on checkouts to lightly_system using (true) with check (true);
create policy system on billing_customers to lightly_system using (true) with check (true);
create policy system on subscriptions to lightly_system using (true) with check (true);
create policy system on billing_events to lightly_system using (true) with check (true);

grant select on subscriptions to lightly_member;
grant select, insert, update, delete on checkouts, billing_customers, subscriptions, billing_events to lightly_system;

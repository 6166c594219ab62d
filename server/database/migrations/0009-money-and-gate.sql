-- Why a checkout was refused, and when the subscription made in it was ended so that nothing is charged.
alter table checkouts
  add column refusal text check (refusal in ('trial-used', 'unclaimed', 'second')),
  add column subscription_ended_at timestamptz,
  drop constraint checkouts_status_check,
  add constraint checkouts_status_check check (status in ('open', 'activated', 'claimed', 'refused', 'expired'));
create index on checkouts (created_at) where status in ('open', 'activated');
create index on checkouts (created_at) where status = 'refused' and subscription_ended_at is null;

-- Cards and e-mails that have had a trial, as keyed digests; each has one, ever.
create table used_trials (
  digest bytea primary key check (octet_length(digest) = 32),
  checkout_id uuid not null references checkouts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index on used_trials (checkout_id);

-- The end of what is paid for. `current_period_end` is the end of a trial only: the two read differently.
alter table subscriptions
  add column period_end timestamptz,
  -- Ended by us, since another one runs or no trial was due: it says nothing about where she stands.
  add column set_aside boolean not null default false,
  -- When the member was told that her trial ends soon.
  add column trial_reminded_at timestamptz;
set local role lightly_system;
update subscriptions
set period_end = current_period_end, current_period_end = case when status = 'trialing' then current_period_end end;
reset role;
create index on subscriptions (trial_end) where status = 'trialing';
create index on subscriptions (stripe_customer_id) where status in ('trialing', 'active', 'past_due');
create index on billing_customers (synced_at);

-- A membership that was given by hand: read where a member has no subscription.
alter table profiles
  add column status text check (length(status) <= 50),
  add column stripe_status text check (length(stripe_status) <= 50),
  add column subscribed boolean,
  add column on_trial boolean,
  add column trial_end timestamptz,
  add column current_period_end timestamptz;

create function refuse_own_membership() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'lightly_member' and (tg_op = 'UPDATE' or
    num_nonnulls(new.status, new.stripe_status, new.subscribed, new.on_trial, new.trial_end, new.current_period_end) > 0)
  then
    raise insufficient_privilege using message = 'a member cannot give herself a membership';
  end if;
  return new;
end $$;
create trigger refuse_own_membership_on_update
  before update of status, stripe_status, subscribed, on_trial, trial_end, current_period_end on profiles
  for each row execute function refuse_own_membership();
create trigger refuse_own_membership_on_insert
  before insert on profiles for each row execute function refuse_own_membership();

-- Replies that a free member had, each counted once however often it is tried.
create table free_replies (
  message_id uuid not null,
  user_id uuid not null references auth."user" (id) on delete cascade,
  -- Her day, in her own time zone.
  day date not null,
  primary key (user_id, message_id)
);
create index on free_replies (user_id, day);
create index on free_replies (day);

alter table used_trials enable row level security, force row level security;
alter table free_replies enable row level security, force row level security;
create policy system on used_trials to lightly_system using (true) with check (true);
create policy member on free_replies to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on free_replies to lightly_system using (true) with check (true);
grant select, insert, update, delete on used_trials, free_replies to lightly_system;
grant select, insert, delete on free_replies to lightly_member;

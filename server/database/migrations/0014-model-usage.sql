-- How much of a language model's time each member's chats took, by day (UTC). Counters only, never words.
create table model_usage (
  user_id uuid not null references auth."user" (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  replies integer not null default 0,
  -- Replies within one minute of the clock, for the limit per minute.
  minute timestamptz not null default date_trunc('minute', now()),
  minute_replies integer not null default 0,
  -- Replies in which the local companion had to finish what the model began, or answer in its place.
  finished_locally integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- In millionths of the money that the operator's prices are in.
  cost_millionths bigint not null default 0,
  primary key (user_id, day)
);
create index on model_usage (day);

alter table model_usage enable row level security, force row level security;
create policy member on model_usage for select to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on model_usage to lightly_system using (true) with check (true);
grant select on model_usage to lightly_member;
grant select, insert, update, delete on model_usage to lightly_system;

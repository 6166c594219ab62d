create table check_ins (
  -- Made on her phone, so that a check-in sent twice is kept once. An id is hers alone: the key begins with the member.
  id uuid not null,
  user_id uuid not null references auth."user" (id) on delete cascade,
  type text not null check (type in ('daily', 'weekly_reset')),
  responses jsonb not null check (jsonb_typeof(responses) = 'object' and pg_column_size(responses) <= 40000),
  -- The member's own day when she told it, in her time zone.
  day date not null,
  is_starred boolean not null default false,
  safety_level text not null check (safety_level in ('none', 'support', 'crisis', 'emergency')),
  safety_card text check (length(safety_card) <= 50),
  reply text check (length(reply) <= 20000),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (
    coalesce(
      (responses ->> 'energy') in ('1', '2', '3', '4', '5')
        and (responses ->> 'mood') in ('1', '2', '3', '4', '5')
        and (responses ->> 'stress') in ('1', '2', '3', '4', '5'),
      false
    )
  ),
  check (
    case type
      when 'daily' then responses ?& array['prompt', 'promptResponse']
      else responses ?& array['hardest', 'energyGiving', 'nextWeek']
    end
  )
);
create index on check_ins (user_id, type, created_at desc, id desc);
create index on check_ins (user_id, type, day desc);
create index on check_ins (user_id, created_at desc) where is_starred;

alter table check_ins enable row level security, force row level security;

create policy member on check_ins to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on check_ins to lightly_system using (true) with check (true);

grant select, insert, update, delete on check_ins to lightly_member, lightly_system;

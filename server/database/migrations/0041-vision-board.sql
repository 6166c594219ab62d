-- A member's vision board. There is one: choosing another template changes its kind.
create table vision_boards (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references auth."user" (id) on delete cascade,
  title text not null default 'My Board' check (length(title) between 1 and 80),
  -- What this board is for, in a line.
  intent text check (length(intent) between 1 and 160),
  theme_hex text not null default '#F9C9B5' check (theme_hex ~* '^#[0-9a-f]{6}$'),
  board_kind text not null default 'rediscovery' check (board_kind in ('rediscovery', 'goals', 'manifest')),
  layout text not null default 'grid-2x3' check (layout in ('grid-2x3', 'collage', 'pillars')),
  created_at timestamptz not null default now(),
  -- Counts up with each change of a field, so that a save can say what it was made over.
  version integer not null default 1,
  unique (id, user_id)
);

create table vision_items (
  id uuid not null,
  user_id uuid not null references auth."user" (id) on delete cascade,
  board_id uuid not null,
  kind text not null check (kind in ('image', 'quote', 'goal')),
  -- Of an image the address and whom it is of; of a quote the words and whose they are; of a goal the words.
  content jsonb not null,
  -- Where it is on the collage: x, y, w and h in CSS pixels; null until she has moved it.
  position jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (board_id, user_id) references vision_boards (id, user_id) on delete cascade
);
create index on vision_items (board_id, created_at);

alter table vision_boards enable row level security, force row level security;
alter table vision_items enable row level security, force row level security;
create policy member on vision_boards to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on vision_items to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on vision_boards to lightly_system using (true) with check (true);
create policy system on vision_items to lightly_system using (true) with check (true);
grant select, insert, update, delete on vision_boards, vision_items to lightly_member, lightly_system;

create trigger live after insert or update or delete on vision_boards
  for each row execute function publish_to_owner('vision-board');
create trigger live after insert or update or delete on vision_items
  for each row execute function publish_to_owner('vision-board');

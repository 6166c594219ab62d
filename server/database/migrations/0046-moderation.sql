-- Cases: what members report, and what waits for a moderator. A moderator reads these copies and no post as such.

-- A number for whom a case is of and for who decided it. With the account the link goes, and the number stands for nobody.
create table case_people (
  number bigint primary key,
  user_id uuid not null unique references auth."user" (id) on delete cascade
);

create table cases (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('hold', 'crisis', 'report')),
  -- Lower comes first: 0 is what may be about somebody's life.
  urgency integer not null,
  person bigint not null,
  post_id uuid not null,
  reply_id uuid,
  topic text not null,
  -- Her name or alias, and her words, as they stood there.
  label text not null,
  content text not null,
  former text[] not null default '{}',
  beneath text[] not null default '{}',
  reports integer not null default 0,
  reasons text[] not null default '{}',
  notes text[] not null default '{}',
  opened_at timestamptz not null default now(),
  -- Since when moderators were mailed that there is an urgent one.
  told_at timestamptz,
  closed_at timestamptz,
  is_shown boolean,
  why text,
  sanction text check (sanction in ('warn', 'freeze', 'limit', 'suspend')),
  sanction_until timestamptz,
  appeal text,
  appealed_at timestamptz
);
create unique index on cases (coalesce(reply_id, post_id)) where closed_at is null;
create index on cases (urgency, opened_at) where closed_at is null;
create index on cases (closed_at desc) where closed_at is not null;
create index on cases (person);

-- Who reported what: hers alone to see.
create table reports (
  user_id uuid not null references auth."user" (id) on delete cascade,
  case_id uuid not null references cases (id) on delete cascade,
  reason text not null check (length(reason) <= 40),
  note text check (length(note) <= 500),
  created_at timestamptz not null default now(),
  primary key (user_id, case_id)
);
create index on reports (case_id);

create table sanctions (
  case_id uuid primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  kind text not null check (kind in ('warn', 'freeze', 'limit', 'suspend')),
  -- Null where it holds until it is taken back.
  until timestamptz,
  created_at timestamptz not null default now()
);
create index on sanctions (user_id);

-- What moderators did, written before it is done. Nothing of it is ever changed.
create table moderation_audit (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  moderator bigint not null,
  act text not null check (length(act) <= 60),
  case_id uuid not null,
  reason text not null check (length(reason) <= 1000)
);

do $$ declare each text; begin
  foreach each in array array['case_people', 'cases', 'reports', 'sanctions', 'moderation_audit'] loop
    execute format('alter table %I enable row level security, force row level security', each);
    execute format('create policy system on %I to lightly_system using (true) with check (true)', each);
    execute format('grant select, insert, update, delete on %I to lightly_system', each);
  end loop;
  foreach each in array array['reports', 'sanctions'] loop
    execute format(
      'create policy member on %I to lightly_member'
      ' using (user_id = (select nullif(current_setting(''app.user_id'', true), '''')::uuid))'
      ' with check (user_id = (select nullif(current_setting(''app.user_id'', true), '''')::uuid))', each);
    execute format('grant select on %I to lightly_member', each);
  end loop;
  foreach each in array array['cases', 'moderation_audit'] loop
    execute format(
      'create policy member on %I for select to lightly_member'
      ' using ((select current_setting(''app.acting'', true) = ''moderator'' and is_moderator()))', each);
    execute format('grant select on %I to lightly_member', each);
  end loop;
end $$;
revoke update, delete on moderation_audit from lightly_system;

-- The number that stands for a member. One that ever stood for somebody stands for nobody else.
create function person_number(who uuid) returns bigint
  language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare known bigint;
begin
  select number into known from public.case_people where user_id = who;
  if not found then
    perform pg_advisory_xact_lock(hashtextextended('case people', 0));
    insert into public.case_people (user_id, number) values (who, 1 + greatest(
      (select max(number) from public.case_people),
      (select max(person) from public.cases),
      (select max(moderator) from public.moderation_audit),
      0
    ))
      on conflict (user_id) do update set user_id = excluded.user_id returning number into known;
  end if;
  return known;
end $$;

-- Opens a case of a post or a reply, or finds the one that is open, and copies what stands there now.
create function open_case(kind text, urgency integer, thread uuid, reply uuid) returns uuid
  language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  writer uuid;
  opened uuid;
  above public.posts;
  said public.replies;
begin
  select * into above from public.posts where id = thread;
  if open_case.reply is null then
    select user_id into writer from public.post_authors where post_id = thread;
  else
    select * into said from public.replies where id = open_case.reply;
    select user_id into writer from public.reply_authors where reply_id = open_case.reply;
  end if;
  if writer is null then return null; end if;
  insert into public.cases as known (
    kind, urgency, person, post_id, reply_id, topic, label, content, former, beneath
  ) values (
    open_case.kind, open_case.urgency, public.person_number(writer), thread, open_case.reply, above.section,
    coalesce(
      (select nullif(btrim(display_name), '') from public.profiles where user_id = coalesce(said.user_id, case when open_case.reply is null then above.user_id end)),
      case
        when not coalesce(said.is_anonymous, above.is_anonymous) then 'A fellow mum'
        when open_case.reply is null or said.alias = above.alias then 'Anonymous · wrote this'
        else 'Anonymous · the ' || said.alias
      end
    ),
    coalesce(said.content, above.content),
    array(
      select content from public.former_texts former
      where case when open_case.reply is null then former.post_id = thread else former.reply_id = open_case.reply end
      order by id
    ),
    array_remove(array[
      case when open_case.reply is not null then above.content end,
      (select content from public.replies where id = said.parent_id)
    ], null)
  )
  on conflict (coalesce(reply_id, post_id)) where closed_at is null do update set
    urgency = least(known.urgency, excluded.urgency),
    kind = case when excluded.urgency < known.urgency then excluded.kind else known.kind end,
    content = excluded.content, former = excluded.former
  returning id into opened;
  return opened;
end $$;

-- How soon somebody must look at what has this card beneath it, or waits.
create function case_urgency(is_held boolean, card text) returns integer
  language sql immutable
return case
  when is_held or card like 'emergency%' or card in ('crisis-suicide', 'crisis-self-harm', 'crisis-means') then 0
  else 1
end;

revoke execute on function
  person_number(uuid), open_case(text, integer, uuid, uuid), case_urgency(boolean, text) from public;
grant execute on function
  person_number(uuid), open_case(text, integer, uuid, uuid), case_urgency(boolean, text) to lightly_system;

-- What waits, and what has helplines beneath it, comes to the moderators: as it is written, and where an edit makes it so.
create function open_case_of_new() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  held boolean;
  lines text;
begin
  if tg_table_name = 'post_authors' then
    select is_held, card into held, lines from public.posts where id = new.post_id;
  else
    select is_held, card into held, lines from public.replies where id = new.reply_id;
  end if;
  if held or lines is not null then
    perform public.open_case(
      case when held then 'hold' else 'crisis' end, public.case_urgency(held, lines), new.post_id,
      case when tg_table_name = 'reply_authors' then (to_jsonb(new) ->> 'reply_id')::uuid end
    );
  end if;
  return null;
end $$;

create function open_case_of_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$ begin
  if (new.is_held or new.card is not null) and not new.is_removed
    and (new.content, new.is_held, new.card) is distinct from (old.content, old.is_held, old.card)
    and not old.is_removed and not (old.is_held and not new.is_held)
  then
    perform public.open_case(
      case when new.is_held then 'hold' else 'crisis' end, public.case_urgency(new.is_held, new.card),
      case when tg_table_name = 'posts' then new.id else (to_jsonb(new) ->> 'post_id')::uuid end,
      case when tg_table_name = 'replies' then new.id end
    );
  end if;
  return null;
end $$;

grant create on schema public to lightly_system;
revoke execute on function open_case_of_new(), open_case_of_changed() from public;
alter function open_case_of_new() owner to lightly_system;
alter function open_case_of_changed() owner to lightly_system;
set local role lightly_system;
grant execute on function open_case_of_new(), open_case_of_changed() to session_user;

-- Reports something that she can see and did not write. The third member whose report is open hides it until somebody has looked,
-- unless a moderator has looked at the very same words before and left them.
create function report_writing(thread uuid, reply uuid, reason text, note text, most integer) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  reader uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  above public.posts;
  said public.replies;
  opened uuid;
  isnew boolean;
begin
  if report_writing.reply is not null then
    select * into said from public.replies where id = report_writing.reply;
    if not found then return false; end if;
  end if;
  select * into above from public.posts where id = coalesce(report_writing.thread, said.post_id) for no key update;
  if not found or not public.shows_post(reader, above) then return false; end if;
  if report_writing.reply is null then
    if above.is_removed or above.is_away
      or exists (select from public.post_authors hers where hers.post_id = above.id and hers.user_id = reader)
    then return false; end if;
  elsif not said.is_listed or not public.shows_reply(reader, said)
    or exists (select from public.reply_authors hers where hers.reply_id = said.id and hers.user_id = reader)
  then return false; end if;
  opened := public.open_case('report', case when reason = 'self-harm' then 0 else 2 end, above.id, said.id);
  if opened is null then return false; end if;
  select not exists (select from public.reports known where known.user_id = reader and known.case_id = opened) into isnew;
  insert into public.reports (user_id, case_id, reason, note)
    values (reader, opened, report_writing.reason, report_writing.note)
    on conflict (user_id, case_id) do update set reason = excluded.reason, note = excluded.note;
  update public.cases set
    reports = (select count(*) from public.reports given where given.case_id = opened),
    reasons = array(select distinct given.reason from public.reports given where given.case_id = opened order by 1),
    notes = array(select given.note from public.reports given where given.case_id = opened and given.note is not null order by given.note)
  where id = opened;
  if isnew and (select reports from public.cases where id = opened) >= most and not exists (
    select from public.cases judged
    where coalesce(judged.reply_id, judged.post_id) = coalesce(said.id, above.id) and judged.is_shown
      and judged.content = coalesce(said.content, above.content)
  ) then
    if said.id is null then
      update public.posts set is_hidden = true where id = above.id;
    else
      perform public.untell_of_reply(said.id);
      update public.replies set is_hidden = true where id = said.id;
      perform public.recount_thread(above.id);
    end if;
  end if;
  return true;
end $$;

-- What of hers is looked at or was decided, and why.
create function list_decisions() returns table (
  case_id uuid, post_id uuid, reply_id uuid, content text, is_hidden boolean, is_open boolean, sanction text,
  until timestamptz, why text, appeal text, at timestamptz
)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select judged.id, judged.post_id, judged.reply_id, judged.content,
    coalesce(
      (select reply.is_hidden or reply.is_held from public.replies reply where reply.id = judged.reply_id),
      (select post.is_hidden or post.is_held from public.posts post where post.id = judged.post_id and judged.reply_id is null),
      false
    ),
    judged.closed_at is null, judged.sanction, judged.sanction_until, judged.why, judged.appeal,
    coalesce(judged.closed_at, judged.opened_at)
  from public.cases judged
  join public.case_people person on person.number = judged.person
  where person.user_id = nullif(current_setting('app.user_id', true), '')::uuid
    -- That something was reported and left is nobody's to know.
    and (
      not coalesce(judged.is_shown, false) or judged.sanction is not null or judged.appeal is not null
      or judged.kind = 'hold'
    )
    and (judged.closed_at is not null or judged.appeal is not null or exists (
      select from public.posts post where post.id = judged.post_id and judged.reply_id is null
        and (post.is_hidden or post.is_held)
    ) or exists (
      select from public.replies reply where reply.id = judged.reply_id and (reply.is_hidden or reply.is_held)
    ))
  order by 11 desc;
end;

-- Says once what she has against a decision, and has it looked at again.
create function appeal_case(judged uuid, says text) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.cases decided set
    appeal = says, appealed_at = now(), closed_at = null
  where decided.id = judged and decided.closed_at is not null and decided.appeal is null
    and decided.person = (
      select number from public.case_people where user_id = nullif(current_setting('app.user_id', true), '')::uuid
    )
    and not exists (
      select from public.cases other
      where coalesce(other.reply_id, other.post_id) = coalesce(decided.reply_id, decided.post_id) and other.closed_at is null
    );
  if found then return true; end if;
  return exists (
    select from public.cases decided where decided.id = judged and decided.appeal is not null and decided.person = (
      select number from public.case_people where user_id = nullif(current_setting('app.user_id', true), '')::uuid
    )
  );
end $$;

revoke execute on function
  report_writing(uuid, uuid, text, text, integer), list_decisions(), appeal_case(uuid, text) from public;
grant execute on function
  report_writing(uuid, uuid, text, text, integer), list_decisions(), appeal_case(uuid, text) to lightly_member;
reset role;
revoke create on schema public from lightly_system;

create trigger judged after insert on post_authors for each row execute function open_case_of_new();
create trigger judged after insert on reply_authors for each row execute function open_case_of_new();
create trigger judged after update of content, is_held, card on posts
  for each row execute function open_case_of_changed();
create trigger judged after update of content, is_held, card on replies
  for each row execute function open_case_of_changed();

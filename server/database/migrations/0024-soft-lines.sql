-- How sure the engine was, beside how serious it found a text.
alter table safety_events add column certainty text not null default 'explicit' check (certainty in ('explicit', 'inferred'));

-- What each message of hers was found to say by itself, so that a new wording of it can take that back.
alter table messages
  add column safety_level text not null default 'none' check (safety_level in ('none', 'support', 'crisis', 'emergency')),
  add column safety_card text check (length(safety_card) <= 50),
  add column soft_line text check (length(soft_line) <= 50);

alter table threads
  -- The card behind the question that waits for her answer.
  add column soft_line text check (length(soft_line) <= 50),
  -- The card that holds whatever becomes of single messages: she said that she is not safe from it, or is not sure.
  add column held_card text check (length(held_card) <= 50),
  -- The cards whose question she answered with 'I''m safe'.
  add column safe_from text[] not null default '{}',
  -- When she last said that she is safe: what she wrote before that counts no more.
  add column safe_since timestamptz;

-- Single messages of chats that are there already were not kept apart: what holds for those chats goes on to hold.
update threads set held_card = safety_card where safety_level in ('crisis', 'emergency');

alter table check_ins add column soft_line text check (length(soft_line) <= 50);

grant update (safety_level, safety_card, soft_line) on messages to lightly_member;

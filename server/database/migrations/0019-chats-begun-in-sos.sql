-- A chat that was begun in SOS stays one wherever she opens it again: its calls come first and its replies are not counted.
alter table threads add column is_sos boolean not null default false;

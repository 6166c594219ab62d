-- How often a copy was begun: one that fails each time is not begun for ever.
alter table exports add column tries integer not null default 0;

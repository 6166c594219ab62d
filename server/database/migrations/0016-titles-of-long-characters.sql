-- A title is cut to sixty characters as people see them, and one of those (a family in one emoji) may be of many code
-- points, which is what length() counts: `cut` in contract/cut.ts gives sixteen for each at most.
alter table threads drop constraint threads_title_check;
alter table threads add constraint threads_title_check check (length(title) <= 960);

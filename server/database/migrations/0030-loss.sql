-- Set by her alone, never inferred: since when the app keeps quiet about due dates, ages, naps and seasons.
alter table profiles add column loss_since timestamptz;

-- The day on which a child died, as she told it.
alter table children add column died_on date;

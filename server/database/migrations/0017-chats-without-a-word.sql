-- Chats in which nothing was said, for the job that removes them: the title comes with the first message.
create index on threads (created_at) where title is null;

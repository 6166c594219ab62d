-- Children, chats and her messages bear ids made on her phone. An id is hers alone, so every key holds the member as well:
-- what she sends is answered alike whether nobody has that id or somebody else. Held as a whole until it is done, so that
-- nothing is written between a key that goes and the one that comes. In the keys the id comes first: of a chat that she
-- has long kept, no index by member may look the cheaper way to one message.
lock table children, child_settings, threads, saved_threads, messages in access exclusive mode;

alter table child_settings drop constraint child_settings_child_id_user_id_fkey, drop constraint child_settings_pkey;
alter table children drop constraint children_pkey, drop constraint children_id_user_id_key;
alter table children add primary key (id, user_id);
alter table child_settings
  add primary key (child_id, user_id),
  -- With the user in the key, settings cannot be attached to another member's child.
  add foreign key (child_id, user_id) references children (id, user_id) on delete cascade;

alter table messages
  drop constraint messages_thread_id_user_id_fkey,
  drop constraint messages_in_reply_to_thread_id_fkey,
  drop constraint messages_in_reply_to_key,
  drop constraint messages_id_thread_id_key,
  drop constraint messages_pkey;
alter table saved_threads drop constraint saved_threads_thread_id_user_id_fkey;
alter table threads drop constraint threads_pkey, drop constraint threads_id_user_id_key;
alter table threads add primary key (id, user_id);
alter table saved_threads
  add foreign key (thread_id, user_id) references threads (id, user_id) on delete cascade;
alter table messages
  add primary key (id, user_id),
  -- Each message of hers is answered at most once.
  add unique (in_reply_to, user_id),
  -- With the user in the key, a message cannot be attached to another member's thread.
  add foreign key (thread_id, user_id) references threads (id, user_id) on delete cascade,
  -- A starred reply outlives the message that it answered.
  add foreign key (in_reply_to, user_id) references messages (id, user_id) on delete set null (in_reply_to);

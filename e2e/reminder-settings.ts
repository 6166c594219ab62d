/** Settings of reminders as the server takes them; no nudge of a child. */
export const settings = {
  allow_real_talk_push: false,
  real_talk_at: '09:30',
  wake_at: '07:00',
  bedtime_at: '19:00',
  // Never quiet, whatever hour the journey is made at.
  quiet_from: '07:00',
  quiet_until: '07:00',
  children: [],
}

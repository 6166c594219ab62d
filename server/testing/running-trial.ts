/** SQL that gives the member `$1` a trial of seven days, without the card page. */
export const runningTrial = `
  insert into subscriptions (stripe_subscription_id, stripe_customer_id, user_id, status, stripe_status,
    subscribed, on_trial, trial_end, stripe_created)
  values ('sub_of_' || $1::text, 'cus_of_' || $1::text, $1::uuid, 'trialing', 'trialing', false, true, now() + '7 days', now())`

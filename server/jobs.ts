import { accountJobs } from './features/account/jobs.ts'
import { companionJobs } from './features/companion/jobs.ts'
import { factorJobs } from './features/factors/jobs.ts'
import { membershipJobs } from './features/membership/jobs.ts'
import { moderationJobs } from './features/moderation/jobs.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { privacyJobs } from './features/privacy/jobs.ts'
import { reminderJobs } from './features/reminders/jobs.ts'
import { notifyDue } from './features/reminders/notify-due.ts'
import { villageJobs } from './features/village/jobs.ts'
import { fileRules } from './file-rules.ts'
import type { Job } from './platform/jobs/jobs.ts'
import { storageJobs } from './platform/storage/sweep.ts'
import type { Services } from './services.ts'

/** Everything the server does on its own, listed once. */
export function allJobs(services: Services): Job[] {
  return [
    ...accountJobs(services),
    ...factorJobs(services),
    ...companionJobs(services),
    ...membershipJobs(services),
    ...reminderJobs(services),
    ...notificationJobs(services, notifyDue),
    ...privacyJobs(services),
    ...storageJobs(services, fileRules),
    ...villageJobs(services),
    ...moderationJobs(services),
  ]
}

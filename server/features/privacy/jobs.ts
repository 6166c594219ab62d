import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { deleteMembers } from './delete-members.ts'
import { prepareExports } from './prepare-exports.ts'

export const prepareExportsJob = 'prepare-exports'

/** What is done on its own about members' own data. */
export function privacyJobs(services: Services): Job[] {
  return [
    { name: prepareExportsJob, cron: '* * * * *', run: (now) => prepareExports(services, now) },
    { name: 'delete-members', cron: '15 * * * *', run: (now) => deleteMembers(services, now) },
  ]
}

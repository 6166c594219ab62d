import { accountJobs } from './features/account/jobs.ts'
import { companionJobs } from './features/companion/jobs.ts'
import type { Job } from './platform/jobs/jobs.ts'
import type { Services } from './services.ts'

/** Everything the server does on its own, listed once. */
export function allJobs(services: Services): Job[] {
  return [...accountJobs(services), ...companionJobs(services)]
}

import { clearKept } from '../offline/kept.ts'

let tasks: readonly (() => void)[] = []

/** Takes what else goes off the phone, before what was kept does. */
export function setSessionEndTasks(all: readonly (() => void)[]): void {
  tasks = all
}

/** Her session is over, or another's has begun: nothing that the server has of hers stays on this phone. What this phone alone has does. */
export function forgetSession(): void {
  for (const task of tasks) task()
  clearKept()
}

import type { ReactNode } from 'react'
import { MembersOnly } from '#web/features/membership/members-only.tsx'
import { RediscoverScreen } from '#web/features/rediscover/rediscover-screen.tsx'

const Gate = ({ children }: { children: ReactNode }) => (
  <MembersOnly feature="rediscover">{children}</MembersOnly>
)

/** The guided programme, for members; what she did in it before stays hers to read. */
export function Rediscover() {
  return <RediscoverScreen Gate={Gate} />
}

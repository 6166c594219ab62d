import { MembersOnly } from '#web/features/membership/members-only.tsx'
import { OpenGoal } from '#web/features/rediscover/open-goal.tsx'
import { BoardScreen } from '#web/features/vision-board/board-screen.tsx'

/** Her vision board, which stays hers when a membership ends; making one takes a membership. */
export function VisionBoard() {
  return (
    <BoardScreen
      closed={<MembersOnly feature="vision-board">{null}</MembersOnly>}
      goal={<OpenGoal forBoard />}
    />
  )
}

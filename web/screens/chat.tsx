import { ChatScreen } from '#web/features/companion/chat-screen.tsx'
import { WordsQuestion } from '#web/features/memory/words-question.tsx'

export function Chat() {
  return <ChatScreen question={<WordsQuestion />} />
}

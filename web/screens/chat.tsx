import { ChatScreen } from '#web/features/companion/chat-screen.tsx'
import { ModelConsentQuestion } from '#web/features/memory/model-consent-question.tsx'

export function Chat() {
  return <ChatScreen question={<ModelConsentQuestion />} />
}

import { CircleCheck } from 'lucide-react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useResendVerification } from './api.ts'

/** The e-mail that she has, whether it is confirmed, and another link where it is not. */
export function EmailCard({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const resend = useResendVerification()
  return (
    <Card className="grid gap-3" aria-labelledby="your-email">
      <h2 id="your-email" className="text-lg">
        Your email
      </h2>
      <p className="font-semibold wrap-anywhere">{email}</p>
      {isConfirmed ? (
        <Banner tone="good" icon={<CircleCheck />}>
          Email confirmed
        </Banner>
      ) : (
        <>
          <p className="text-muted">
            Not confirmed yet. Open the link that we sent you. Then we can help you back in if you lose your
            password.
          </p>
          {resend.isSuccess ? (
            <Banner tone="good" role="status">
              We have sent it again. Have a look in your spam folder, too.
            </Banner>
          ) : (
            <Button
              variant="secondary"
              busy={resend.isPending}
              busyLabel="Sending…"
              onClick={() => resend.mutate()}
            >
              Send the link again
            </Button>
          )}
          {resend.error && (
            <Banner tone="danger" role="alert">
              {resend.error.message}
            </Banner>
          )}
        </>
      )}
    </Card>
  )
}

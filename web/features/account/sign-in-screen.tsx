import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import type { SecondStep } from '#contract/second-step.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useSession } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { dismissToast, toast } from '#web/ui/toast.ts'
import { useSignIn } from './api.ts'

const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step-form.tsx')).SecondStepForm,
}))

/** Why a confirmation link brought her here. */
const arrivals: Record<string, string> = {
  verification_failed:
    "We couldn't confirm your email with that link. It may be old, or already used. You can still sign in here.",
  identity_taken:
    'There is an account with that email already. Please sign in with your password first, then add the other way.',
  callback_error: 'Something went wrong while we confirmed your email. Please sign in to carry on.',
}

export function SignInScreen() {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const signIn = useSignIn()
  const session = useSession()
  const why = search.get('error') ?? ''
  const arrival = Object.hasOwn(arrivals, why) ? arrivals[why] : undefined
  const [secondStep, setSecondStep] = useState<SecondStep>()

  const goHome = () => navigate(paths.home(), { replace: true })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!email.trim() || !password) {
      toast({
        title: 'Missing details',
        description: 'Email and password are required.',
        variant: 'destructive',
      })
      form.current
        ?.querySelector<HTMLInputElement>(email.trim() ? '[name=password]' : '[name=email]')
        ?.focus()
      return
    }
    signIn.mutate(
      { email, password },
      {
        onSuccess: ({ session, second_step }) => {
          dismissToast()
          if (session) return goHome()
          setSecondStep(second_step ?? undefined)
          // At an address of its own it outlives a reload: the server keeps the sign-in waiting.
          navigate(paths.signIn({ step: 'code' }), { replace: true })
        },
        onError: (error) =>
          toast({
            title: 'Sign in failed',
            description: failureText(error, 'Please check your details and try again.'),
            variant: 'destructive',
          }),
      },
    )
  }

  if (session.data) return arrival ? <NothingChanged /> : <Redirect to={paths.home()} replace />
  if (search.get('step') === 'code')
    return (
      <Suspense fallback={<LoadingCards />}>
        <SecondStepForm
          known={secondStep}
          onEnter={goHome}
          onLeave={() => {
            setSecondStep(undefined)
            navigate(paths.signIn(), { replace: true })
          }}
        />
      </Suspense>
    )
  return (
    <div className="grid gap-5">
      <PageHeader title="Sign in" />
      {arrival && <Banner role="status">{arrival}</Banner>}
      <Card>
        <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" busy={signIn.isPending} busyLabel="Signing in…">
            Sign in
          </Button>
        </form>
      </Card>
      <div className="grid gap-1">
        <AppLink to={paths.startCheckout()} className={buttonClass('quiet')}>
          Need an account? Start free trial
        </AppLink>
        <AppLink to={paths.reset()} className={buttonClass('quiet')}>
          Forgot password? Reset it
        </AppLink>
      </div>
    </div>
  )
}

/** For whom a link failed though she is signed in here: there is nothing to sign in to. */
function NothingChanged() {
  return (
    <div className="grid gap-5">
      <PageHeader title="That didn't work" />
      <Banner role="status">Nothing was changed, and you are still signed in.</Banner>
      <AppLink to={paths.home()} className={buttonClass()}>
        Go to home
      </AppLink>
    </div>
  )
}

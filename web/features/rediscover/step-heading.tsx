import { type ReactNode, useEffect, useRef } from 'react'

/** What a screen of the programme asks. It starts at the top, with the focus here. */
export function StepHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none">
      {children}
    </h2>
  )
}

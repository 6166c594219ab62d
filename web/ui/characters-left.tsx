/** How much more fits into a box, from its last tenth on. Once it is full that is said aloud: a paste may have lost its end. */
export function CharactersLeft({ text, max }: { text: string; max: number }) {
  const left = max - text.length
  return (
    <p aria-live={left > 0 ? 'off' : 'polite'} className="text-muted text-sm empty:hidden">
      {left > 0 && left <= max / 10 && `Room for ${left} more ${left === 1 ? 'letter' : 'letters'}.`}
      {left <= 0 && 'That is all that fits here. If you pasted more, its end was cut off.'}
    </p>
  )
}

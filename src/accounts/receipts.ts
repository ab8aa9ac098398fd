import type { Receipt } from './state.js'

/** How long a call that was paid for may be repeated for nothing. */
const VALID_FOR = 120_000

/** More calls than this in that time, and the oldest may be charged again when they are repeated. */
const MOST_KEPT = 4096

export function isPaid(receipts: readonly Receipt[], mark: string, now: number): boolean {
  return receipts.some((receipt) => receipt.mark === mark && isValid(receipt, now))
}

export function withReceipt(
  receipts: readonly Receipt[],
  mark: string,
  now: number,
): readonly Receipt[] {
  return [...stillValid(receipts, now).slice(1 - MOST_KEPT), { mark, until: now + VALID_FOR }]
}

export function withoutReceipt(receipts: readonly Receipt[], mark: string): readonly Receipt[] {
  return receipts.filter((receipt) => receipt.mark !== mark)
}

export function stillValid(receipts: readonly Receipt[], now: number): readonly Receipt[] {
  return receipts.filter((receipt) => isValid(receipt, now))
}

/** One that is valid for longer than any is issued for was issued by a clock that was ahead. */
function isValid({ until }: Receipt, now: number): boolean {
  return until > now && until <= now + VALID_FOR
}

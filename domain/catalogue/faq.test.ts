import { expect, test } from 'vitest'
import { splitFaq } from './faq.ts'

test('an entry is split after its first question mark', () => {
  expect(splitFaq(' What is APC?  An angled polish. Why? Less reflection. ')).toEqual({
    question: 'What is APC?',
    answer: 'An angled polish. Why? Less reflection.',
  })
})

test('an entry without a question mark is all answer', () => {
  expect(splitFaq(' Ships in two weeks. ')).toEqual({ question: '', answer: 'Ships in two weeks.' })
})

test('a question without an answer keeps an empty answer', () => {
  expect(splitFaq('Is it in stock?')).toEqual({ question: 'Is it in stock?', answer: '' })
})

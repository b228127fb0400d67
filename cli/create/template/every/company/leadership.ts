import type { LeadershipPage } from '#domain/records/leadership.ts'

export const leadershipPage: LeadershipPage | undefined = undefined

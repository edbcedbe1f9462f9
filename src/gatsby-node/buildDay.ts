import { today } from "../content/today"

const day = today()

/**
 * The day of this build, as YYYY-MM-DD in UTC: the same in all its steps, even if it runs past midnight. It decides which
 * entries are published, and whether an opening is closed.
 */
export const buildDay = () => day

import {
  Backpack,
  Clock,
  GraduationCap,
  Headphones,
  Library,
  type LucideIcon,
  NotebookPen,
  Pencil,
  Play,
  RefreshCw,
  ShieldCheck,
  Smartphone,
  Wallet,
  Zap,
} from "lucide-react"
import { type IconLook, LineIcon } from "./LineIcon"

const icons = {
  backpack: Backpack,
  clock: Clock,
  graduationCap: GraduationCap,
  headphones: Headphones,
  library: Library,
  notebookPen: NotebookPen,
  pen: Pencil,
  play: Play,
  refresh: RefreshCw,
  shieldCheck: ShieldCheck,
  smartphone: Smartphone,
  wallet: Wallet,
  zap: Zap,
} satisfies Record<string, LucideIcon>

/** One of the icons that the data name. The scripts of pages that show none go without their drawings. */
export const ContentIcon = ({ name, ...look }: IconLook & { name: keyof typeof icons }) => (
  <LineIcon drawing={icons[name]} {...look} />
)

import {
  ArrowLeft,
  ArrowRight,
  Backpack,
  Calendar,
  Check,
  ChevronDown,
  Clock,
  Feather,
  GraduationCap,
  Headphones,
  Library,
  Link2,
  type LucideIcon,
  Mail,
  Menu,
  MessageCircleMore,
  NotebookPen,
  Pencil,
  Phone,
  Play,
  Plus,
  RefreshCw,
  Search,
  ShieldCheck,
  Smartphone,
  Star,
  Wallet,
  X,
  Zap,
} from "lucide-react"

const icons = {
  arrowLeft: ArrowLeft,
  arrowRight: ArrowRight,
  backpack: Backpack,
  calendar: Calendar,
  chat: MessageCircleMore,
  check: Check,
  chevronDown: ChevronDown,
  clock: Clock,
  close: X,
  feather: Feather,
  graduationCap: GraduationCap,
  headphones: Headphones,
  library: Library,
  link: Link2,
  mail: Mail,
  menu: Menu,
  notebookPen: NotebookPen,
  pen: Pencil,
  phone: Phone,
  play: Play,
  plus: Plus,
  refresh: RefreshCw,
  search: Search,
  shieldCheck: ShieldCheck,
  smartphone: Smartphone,
  star: Star,
  wallet: Wallet,
  zap: Zap,
} satisfies Record<string, LucideIcon>

/** The icons there are. */
export type IconName = keyof typeof icons

interface IconProps {
  name: IconName
  /** Width and height in pixels. */
  size?: number
  className?: string
}

/** A line icon that decorates words; it is never read out. */
export const Icon = ({ name, size = 24, className }: IconProps) => {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={1.75} className={className} aria-hidden="true" focusable="false" />
}

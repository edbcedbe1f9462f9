import { z } from "zod"
import { choice, inlineMarkdown, patterned, slug, text } from "../fields"
import { halfBar, labelFits, pointsOf } from "../typeset/chartPoints"
import { picture } from "./shared"

/** Pairs of numbers, as in `0 0, 1 2.5, 2 -1`. */
const pairs = /^-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)? -?\d+(?:\.\d+)?)*$/

const axis = (description: string) =>
  z
    .strictObject({
      label: text(60, "What it measures, with the unit."),
      from: z.number().meta({ description: "The number where it begins." }),
      to: z.number().meta({ description: "The number where it ends." }),
      ticks: z
        .array(
          z.strictObject({
            at: z.number().meta({ description: "Where the mark is." }),
            label: text(24, "The words at the mark."),
          }),
        )
        .min(1)
        .max(20)
        .optional()
        .meta({ description: "Marks with your own words; without them, the axis shows numbers." }),
    })
    .refine(({ from, to }) => from < to, { path: ["to"], message: "must be greater than the number where it begins" })
    .meta({ description })

/** The kinds of mark that a chart consists of. */
export const markKinds = ["line", "curve", "area", "bars", "dots", "box", "arrow", "text"] as const

/** How prominent a mark is. */
export const markTones = ["main", "second", "quiet"] as const

const mark = z
  .strictObject({
    kind: choice(
      markKinds,
      "What is drawn at the points: a line or a smooth curve through them, the area below it, bars, dots, a box between two corners, an arrow between two points, or words.",
    ),
    points: patterned(pairs, "pairs of numbers, first x and then y, with commas between the pairs: 0 0, 1 2.5")
      .max(4000)
      .meta({ description: "The points, each as x and y: 0 0, 1 2.5.", examples: ["0 0, 1 2.5, 2 4"] }),
    label: text(60, "Words at the point, or in the box; a | begins a new line.").optional(),
    side: choice(["above", "below", "left", "right"], "The side of the point that the words are on.").optional(),
    tone: choice(markTones, "How prominent it is; main if left out.").optional(),
    dashed: z.boolean().meta({ description: "True for a dashed line." }).optional(),
  })
  .meta({ "x-type": "ChartMark", description: "One layer of the chart; later ones lie on top." })

/** Whether a value, with what is drawn on both sides of it, is on an axis. */
const isWithin = ({ from, to }: { from: number; to: number }, value: number, half: number) =>
  value - half >= Math.min(from, to) && value + half <= Math.max(from, to)

/** A small chart or diagram. All marks share one pair of axes, which is hidden in a diagram. */
export const chart = z
  .strictObject({
    height: z.int().min(120).max(600).meta({ description: "Its height when it is 440 wide." }),
    x: axis("The axis at the bottom."),
    y: axis("The axis on the left."),
    axes: z.boolean().meta({ description: "False for a diagram, which has no axes." }),
    marks: z.array(mark).min(1).max(60).meta({ description: "What is drawn, in order." }),
  })
  .superRefine(({ x, y, axes, marks }, context) => {
    for (const [index, mark] of marks.entries()) {
      const points = pairs.test(mark.points) ? pointsOf(mark) : []
      const half = mark.kind === "bars" ? halfBar(points) : 0
      const outside = points.filter((point) => !isWithin(x, point[0], half) || !isWithin(y, point[1], 0))
      if (outside.length > 0)
        context.addIssue({
          code: "custom",
          path: ["marks", index, "points"],
          message: `${mark.kind} outside the axes, which go from ${x.from} to ${x.to} and from ${y.from} to ${y.to}: ${outside
            .slice(0, 3)
            .map((point) => point.join(" "))
            .join(", ")}`,
        })
      else if (mark.label && points.length > 0 && !labelFits(mark, { x, y, axes }))
        context.addIssue({
          code: "custom",
          path: ["marks", index, "label"],
          message: "is too long for its place and would be cut off; begin a new line with |, or choose another side",
        })
    }
  })
  .meta({
    "x-type": "Chart",
    description: "A chart or diagram, drawn when the site is built. Either this or a picture.",
    "x-chart": true,
  })

/** The data of a chart. */
export type Chart = z.infer<typeof chart>

/** A figure in a text: a picture or a chart, with its caption and source (docs/editing.md, Figures). */
export const figure = z
  .strictObject({
    slug: slug("Name of the figure; the file is called <slug>.json."),
    title: text(90, "What it is, in a few words; read out to people who cannot see it."),
    description: text(600, "What it shows, for people who cannot see it: the shape, and the values that matter."),
    caption: inlineMarkdown(320, "The line under it: what to look at, and what it means."),
    source: inlineMarkdown(200, "Where the data or the picture comes from."),
    picture: picture.optional(),
    chart: chart.optional(),
  })
  .refine(
    (value) => (value.picture === undefined) !== (value.chart === undefined),
    "must show either a picture or a chart, not both",
  )

// biome-ignore-all lint/a11y: CSS displays rows as blocks, so some browsers drop the roles of the table
import './data-table.css';
import type { ReactNode } from 'react';

type Props = {
  /** What the table shows, for screen readers. */
  caption: string;
  /** The first column contains the row headings. */
  columns: readonly { id: string; heading: string }[];
  rows: readonly { id: string; head: ReactNode; cells: Record<string, ReactNode> }[];
};

/** A table. Where it has no room, each row is a block with column headings, and empty values are left out. */
export function DataTable({ caption, columns, rows }: Props) {
  const [first, ...others] = columns;
  return (
    <table role="table" className="data-table tabular not-has-[th:nth-child(5)]:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {first?.heading}
          </th>
          {others.map(({ id, heading }) => (
            <th key={id} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, head, cells }) => (
          <tr key={id} id={id} role="row">
            <th role="rowheader" scope="row">
              {head}
            </th>
            {others.map((column) => (
              <td key={column.id} role="cell" data-heading={column.heading}>
                {cells[column.id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

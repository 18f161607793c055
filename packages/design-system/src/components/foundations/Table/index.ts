export { Table, type TableColumn, type TableProps, type TableRow } from "./Table.tsx";

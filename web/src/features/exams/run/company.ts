/** Who takes an exam: how many, their first names as they are typed, and whose result is kept. */
export type Company = { count: 1 | 2 | 3; names: string[]; keeps: number | null };

export type TogetherFieldsProps = {
	company: Company;
	minutes: { one: number; two: number; three: number };
	onCompany: (company: Company) => void;
};

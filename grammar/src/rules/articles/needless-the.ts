import { endsClauseBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';

const general =
	/^(?:life|happiness|love|friendship|pollution|poverty|freedom|health|success|education|society|nature|creativity|advertising|unemployment|stress|smoking)$/;
const says =
	/^(?:can|can't|cannot|doesn't|makes|helps|should|will|has|gives|brings|causes|depends|affects|influences|means|is)$/;
const judgement =
	/^(?:the|a|an|one|more|most|very|so|not|important|necessary|essential|better|good|bad|hard|difficult|everything|dangerous|free|expensive)$/;

const placeName =
	/^(?:spain|italy|france|germany|portugal|russia|china|egypt|japan|england|brazil|mexico|argentina|ireland|india|europe|africa|asia|america|canada|poland|turkey|morocco|colombia|peru|chile|thailand|vietnam|korea|belgium|switzerland|austria|greece|sweden|norway|finland|denmark|ukraine|hungary|romania|australia|iran|iraq|pakistan|bangladesh|indonesia|malaysia|singapore|scotland|london|paris|rome|madrid|barcelona|berlin|milan|lisbon|moscow|tokyo)$/;

/** "The" where English has none. */
export const needlessTheFinders: Finders = {
	'the-before-general-subject': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'the' || !startsClause(words, index)) return [];
			const isPair =
				/^(?:global warming|public transport|climate change|social media|modern technology|higher education|human life|everyday life)$/.test(
					`${lowerAt(words, index + 1)} ${lowerAt(words, index + 2)}`,
				);
			const end = index + (isPair ? 3 : 2);
			if (!isPair && !general.test(lowerAt(words, index + 1))) return [];
			if (!says.test(lowerAt(words, end)) || !unbroken(words, index, end + 2)) return [];
			if (lowerAt(words, end) === 'is' && !judgement.test(lowerAt(words, end + 1))) return [];
			if (
				lowerAt(words, end) === 'has' &&
				!/^(?:a|many|no|some|its|changed|become)$/.test(lowerAt(words, end + 1))
			)
				return [];
			if (/^(?:today|tonight|again)$/.test(lowerAt(words, end + 2))) return [];
			const noun = words
				.slice(index + 1, end)
				.map(({ lower }) => lower)
				.join(' ');
			return [{ from: index, to: end, replacement: noun }];
		}),
	'the-before-country': (words) =>
		words.flatMap((word, index): Finding[] => {
			const name = words[index + 1];
			const isSubject = /^(?:is|has|was)$/.test(lowerAt(words, index + 2)) && startsClause(words, index);
			if (word.lower !== 'the' || !name || name.afterBreak || !placeName.test(name.lower)) return [];
			if (!isSubject && !/^(?:in|to|from)$/.test(lowerAt(words, index - 1))) return [];
			if (!isSubject && !endsClauseBefore(words, index + 2) && lowerAt(words, index + 2) !== 'last')
				return [];
			if (words[index + 2]?.lower === 'of' || lowerAt(words, index + 2) === 'for') return [];
			return [{ from: index, to: index + 2, replacement: name.text }];
		}),
};

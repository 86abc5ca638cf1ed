/* Lattice-free MMI (Povey et al. 2016, Hadian et al. 2018): log-probabilities and state occupancies of the numerator
   (the graph of one utterance) and of the denominator (a phone trigram), by forward-backward with scaling.
   Scores are one utterance's network outputs, [frames][states], natural logs. Occupancies are added, times `sign`. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define P 40
/* Hypotheses that hold less of a frame's probability are passed over. */
#define NEGLIGIBLE 1e-7f

/* Denominator. A hypothesis is (left phone, phone); enter[left][phone][next] is the phone trigram, first[left][phone]
   its start, stateOf[left][phone][2] the states. Returns the log-probability. */
float denominator(const float *scores, int frames, int states, const float *enter, const float *first,
                  const int *state_of, float sign, float *occupancy) {
	const int N = P * P;
	float *alpha = malloc(sizeof(float) * N * frames), *e = malloc(sizeof(float) * states * frames);
	float *beta = malloc(sizeof(float) * N), *older = malloc(sizeof(float) * N), *into = malloc(sizeof(float) * N);
	float *scale = malloc(sizeof(float) * frames);
	double total = 0;
	for (int t = 0; t < frames; t++) {
		const float *z = scores + (long)t * states;
		float top = z[0];
		for (int k = 1; k < states; k++) if (z[k] > top) top = z[k];
		for (int k = 0; k < states; k++) e[(long)t * states + k] = expf(z[k] - top);
		const float *et = e + (long)t * states;
		float *a = alpha + (long)t * N;
		if (t == 0) {
			for (int i = 0; i < N; i++) a[i] = first[i] > 0 ? first[i] * et[state_of[2 * i]] : 0;
		} else {
			const float *b = a - N;
			memset(into, 0, sizeof(float) * N);
			for (int l = 0; l < P; l++)
				for (int p = 0; p < P; p++) {
					const float w = b[l * P + p];
					if (w < NEGLIGIBLE) continue;
					const float *row = enter + (l * P + p) * P;
					float *to = into + p * P;
					for (int r = 0; r < P; r++) to[r] += w * row[r];
				}
			for (int i = 0; i < N; i++) a[i] = into[i] * et[state_of[2 * i]] + b[i] * et[state_of[2 * i + 1]];
		}
		float sum = 0;
		for (int i = 0; i < N; i++) sum += a[i];
		scale[t] = 1 / sum;
		for (int i = 0; i < N; i++) a[i] *= scale[t];
		total += log(sum) + top;
	}
	for (int i = 0; i < N; i++) beta[i] = 1;
	for (int t = frames - 1; t >= 0; t--) {
		const float *et = e + (long)t * states, *a = alpha + (long)t * N, *b = a - N;
		float *out = occupancy + (long)t * states;
		/* beta: what follows frame t, given the hypothesis at t; split frame t's mass into entered and stayed */
		if (t == 0) {
			for (int i = 0; i < N; i++) if (a[i] > 0) out[state_of[2 * i]] += sign * a[i] * beta[i];
			break;
		}
		for (int i = 0; i < N; i++) {
			const float stayed = scale[t] * b[i] * et[state_of[2 * i + 1]];
			const float entered = a[i] - stayed;
			out[state_of[2 * i + 1]] += sign * stayed * beta[i];
			if (entered > 0) out[state_of[2 * i]] += sign * entered * beta[i];
			into[i] = scale[t] * beta[i] * et[state_of[2 * i]];
		}
		for (int l = 0; l < P; l++)
			for (int p = 0; p < P; p++) {
				const int i = l * P + p;
				older[i] = 0;
				if (b[i] < NEGLIGIBLE) continue;
				const float *row = enter + i * P, *to = into + p * P;
				float sum = 0;
				for (int r = 0; r < P; r++) sum += row[r] * to[r];
				older[i] = sum + scale[t] * et[state_of[2 * i + 1]] * beta[i];
			}
		float *swap = beta; beta = older; older = swap;
	}
	free(alpha); free(e); free(beta); free(older); free(into); free(scale);
	return (float)total;
}

static float add_logs(float a, float b) {
	if (a < b) { float c = a; a = b; b = c; }
	return b < -1e20f ? a : a + log1pf(expf(b - a));
}

/* Numerator. `nodes` phones of a graph in topological order; node i has states first[i] and later[i], log-weight
   weight[i], and predecessors from[start[i] .. start[i + 1]) (-1: the utterance's start); ends[i] is 1 where an
   utterance may end. Returns the log-probability, below -1e20 when no path fits. */
float numerator(const float *scores, int frames, int states, int nodes, const int *first, const int *later,
                const float *weight, const int *start, const int *from, const int *ends, float sign,
                float *occupancy) {
	const float none = -1e30f;
	float *alpha = malloc(sizeof(float) * nodes * frames), *beta = malloc(sizeof(float) * nodes);
	float *older = malloc(sizeof(float) * nodes);
	for (int t = 0; t < frames; t++) {
		const float *z = scores + (long)t * states, *b = alpha + (long)(t - 1) * nodes;
		float *a = alpha + (long)t * nodes;
		for (int i = 0; i < nodes; i++) {
			float entered = none;
			for (int j = start[i]; j < start[i + 1]; j++) {
				const float x = from[j] < 0 ? (t == 0 ? 0 : none) : (t > 0 ? b[from[j]] : none);
				entered = add_logs(entered, x);
			}
			const float x = entered > -1e20f ? entered + weight[i] + z[first[i]] : none;
			const float y = t > 0 && b[i] > -1e20f ? b[i] + z[later[i]] : none;
			a[i] = add_logs(x, y);
		}
	}
	float total = none;
	for (int i = 0; i < nodes; i++) {
		beta[i] = ends[i] ? 0 : none;
		if (ends[i]) total = add_logs(total, alpha[(long)(frames - 1) * nodes + i]);
	}
	if (total > -1e20f)
		for (int t = frames - 1; t >= 0; t--) {
			const float *z = scores + (long)t * states, *b = alpha + (long)(t - 1) * nodes;
			float *out = occupancy + (long)t * states;
			for (int i = 0; i < nodes; i++) older[i] = none;
			for (int i = 0; i < nodes; i++) {
				if (beta[i] < -1e20f) continue;
				const float stay = beta[i] + z[later[i]], enter = beta[i] + weight[i] + z[first[i]];
				if (t > 0 && b[i] > -1e20f) {
					out[later[i]] += sign * expf(b[i] + stay - total);
					older[i] = add_logs(older[i], stay);
				}
				for (int j = start[i]; j < start[i + 1]; j++) {
					if (from[j] < 0) {
						if (t == 0) out[first[i]] += sign * expf(enter - total);
					} else if (t > 0 && b[from[j]] > -1e20f) {
						out[first[i]] += sign * expf(b[from[j]] + enter - total);
						older[from[j]] = add_logs(older[from[j]], enter);
					}
				}
			}
			float *swap = beta; beta = older; older = swap;
		}
	free(alpha); free(beta); free(older);
	return total;
}

/* The best path through the same graph: node_at[frames], and entered_at[frames] = 1 on a node's first frame.
   Returns its score, below -1e20 when no path fits. */
float align(const float *scores, int frames, int states, int nodes, const int *first, const int *later,
            const float *weight, const int *start, const int *from, const int *ends, int *node_at, int *entered_at) {
	const float none = -1e30f;
	float *best = malloc(sizeof(float) * nodes * 2);
	int *back = malloc(sizeof(int) * (long)nodes * frames); /* predecessor, or the node itself when it stayed */
	for (int t = 0; t < frames; t++) {
		const float *z = scores + (long)t * states, *b = best + ((t + 1) & 1) * nodes;
		float *a = best + (t & 1) * nodes;
		for (int i = 0; i < nodes; i++) {
			float top = t > 0 && b[i] > -1e20f ? b[i] + z[later[i]] : none;
			int by = i;
			for (int j = start[i]; j < start[i + 1]; j++) {
				float x = from[j] < 0 ? (t == 0 ? 0 : none) : (t > 0 ? b[from[j]] : none);
				if (x < -1e20f) continue;
				x += weight[i] + z[first[i]];
				if (x > top) { top = x; by = from[j]; }
			}
			a[i] = top;
			back[(long)t * nodes + i] = by;
		}
	}
	float total = none;
	int node = -1;
	for (int i = 0; i < nodes; i++)
		if (ends[i] && best[((frames - 1) & 1) * nodes + i] > total) { total = best[((frames - 1) & 1) * nodes + i]; node = i; }
	for (int t = frames - 1; t >= 0 && node >= 0; t--) {
		const int by = back[(long)t * nodes + node];
		node_at[t] = node;
		entered_at[t] = by != node;
		if (by != node) node = by;
	}
	free(best); free(back);
	return total;
}

/* Cellular Potts relaxation of a labelled raster (see relax.py).  Energy:
   sum over 8-neighbour pairs of  J[a][b] * rough[p]                (border cost; J is high for a pair that must not touch)
   + sum over TRUE pairs          B * max(0, M0 - contact[a][b])^2 / M0   (every true pair wants a border of M0 pixel edges)
   + sum over labels              lam * (area - target)^2 / target  + spring to the label's seed point  - preferred-label bonus.
   + xs for every stranger (same kind, no true border) found on rings of radius rad and 2 rad - 1.
   A flip never disconnects a label locally and never moves a label out of its domain (land / water). */
#include <stdint.h>
#include <math.h>
#include <stdlib.h>
static uint64_t s0 = 88172645463325252ULL;
static inline uint64_t rnd(void){ s0 ^= s0 << 13; s0 ^= s0 >> 7; s0 ^= s0 << 17; return s0; }
static inline double ru(void){ return (rnd() >> 11) * (1.0 / 9007199254740992.0); }
static inline double pen(int m, int c){ double d = m - c; return d > 0 ? d * d / m : 0; }
void potts_seed(uint64_t s){ s0 = s * 2654435761ULL + 88172645463325252ULL; }
/* L: labels; dom: 0 land 1 water 2 frozen; isw: label domain; C: contact counts (symmetric) */
long potts(int h, int w, int n, int16_t *L, const uint8_t *dom, const float *J, const uint8_t *T, const uint8_t *X, float xs, int rad, int32_t *C, int32_t *A,
           const float *target, const float *lam, const float *cx, const float *cy, const float *ks, const float *rough,
           const int16_t *pref, const float *pstr, float B, int M0, float temp, int sweeps, int32_t *buf){
  static const int DY[8] = {-1,-1,0,1,1,1,0,-1}, DX[8] = {0,1,1,1,0,-1,-1,-1};
  long acc = 0; int ring[16]; int r2 = rad * 2 - 1;
  for (int d = 0; d < 8; d++){ int f = (d & 1) ? (rad * 3 + 2) / 4 : rad, g = (d & 1) ? (r2 * 3 + 2) / 4 : r2; ring[d] = (DY[d] * w + DX[d]) * f; ring[8 + d] = (DY[d] * w + DX[d]) * g; }
  for (int sw = 0; sw < sweeps; sw++){
    int nb = 0;
    for (int y = 1; y < h - 1; y++) for (int x = 1; x < w - 1; x++){
      int p = y * w + x; if (dom[p] == 2) continue; int16_t l = L[p];
      if (L[p-1] != l || L[p+1] != l || L[p-w] != l || L[p+w] != l) buf[nb++] = p;
    }
    for (int i = nb - 1; i > 0; i--){ int j = rnd() % (i + 1); int t = buf[i]; buf[i] = buf[j]; buf[j] = t; }
    for (int k = 0; k < nb; k++){
      int p = buf[k], y = p / w, x = p % w; int a = L[p];
      int q = p; switch (rnd() & 3){ case 0: q -= 1; break; case 1: q += 1; break; case 2: q -= w; break; default: q += w; }
      int b = L[q]; if (b == a || dom[q] != dom[p]) continue;
      int nl[8], same[8], n4 = 0;
      for (int d = 0; d < 8; d++){ nl[d] = L[p + DY[d] * w + DX[d]]; same[d] = nl[d] == a; }
      int links = 0; for (int d = 0; d < 8; d += 2){ n4 += same[d]; links += same[d] && same[d+1] && same[(d+2)&7]; }
      if (n4 - links > 1) continue;                     /* would split a */
      if (A[a] <= 12) continue;
      double dE = 0;
      for (int d = 0; d < 8; d++){ double wt = (d & 1) ? .6 : 1.0; dE += wt * (J[b*n+nl[d]] - J[a*n+nl[d]]); }
      dE *= rough[p];
      if (xs > 0 && y > r2 && x > r2 && y < h - 1 - r2 && x < w - 1 - r2)     /* strangers (same kind, not adjacent) keep their distance */
        for (int d = 0; d < 16; d++){ int c = L[p + ring[d]]; dE += xs * (d < 8 ? 1.0 : .5) * ((int)X[b*n+c] - (int)X[a*n+c]); }
      /* contact-length terms (4-neighbours) */
      int ids[5], cnt[5], m = 0;
      for (int d = 0; d < 8; d += 2){ int c = nl[d]; int f = -1; for (int i = 0; i < m; i++) if (ids[i] == c) f = i; if (f < 0){ ids[m] = c; cnt[m++] = 1; } else cnt[f]++; }
      int ca = 0, cb = 0;                               /* contacts of p with a and with b */
      for (int i = 0; i < m; i++){ if (ids[i] == a) ca = cnt[i]; if (ids[i] == b) cb = cnt[i]; }
      for (int i = 0; i < m; i++){ int c = ids[i]; if (c == a || c == b) continue;
        if (T[a*n+c]){ int o = C[a*n+c]; int v = o - cnt[i]; dE += B * (pen(M0, v) - pen(M0, o)); }
        if (T[b*n+c]){ int o = C[b*n+c]; int v = o + cnt[i]; dE += B * (pen(M0, v) - pen(M0, o)); } }
      if (T[a*n+b]){ int o = C[a*n+b]; int v = o - cb + ca; dE += B * (pen(M0, v) - pen(M0, o)); }
      double ta = target[a], tb = target[b];
      dE += lam[a] * (1 - 2 * (A[a] - ta)) / ta + lam[b] * (1 + 2 * (A[b] - tb)) / tb;
      double xa = x - cx[a], ya = y - cy[a], xb = x - cx[b], yb = y - cy[b];
      dE += ks[b] * sqrt(xb*xb + yb*yb) - ks[a] * sqrt(xa*xa + ya*ya);
      if (pref[p] >= 0) dE += (pref[p] == a) * pstr[p] - (pref[p] == b) * pstr[p];
      if (dE <= 0 || ru() < exp(-dE / temp)){
        L[p] = b; A[a]--; A[b]++; acc++;
        for (int i = 0; i < m; i++){ int c = ids[i]; if (c == a || c == b) continue;
          C[a*n+c] -= cnt[i]; C[c*n+a] -= cnt[i]; C[b*n+c] += cnt[i]; C[c*n+b] += cnt[i]; }
        C[a*n+b] += ca - cb; C[b*n+a] += ca - cb;
      }
    }
  }
  return acc;
}

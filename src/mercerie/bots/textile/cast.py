"""Who plays Textile."""

from mercerie.bots.bot import Cast
from mercerie.bots.greedy import greedy
from mercerie.bots.textile.appraise import appraise
from mercerie.bots.textile.levels import SEARCH

CAST = Cast((greedy(appraise), SEARCH), analyst="search:expert")
